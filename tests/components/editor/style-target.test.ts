import { waitFor } from "@testing-library/react";
import { readStyle, type StyleState, writeStyle } from "@/components/editor/style/style-target";
import { shownRules } from "@/components/editor/style/use-shown-state";
import { ENGINE_EVENTS } from "@/components/editor/use-engine";
import type { DocumentRule } from "@/lib/site-pages/document";
import { engineWith } from "./editor-page";

const CARD = { tagName: "a", classes: ["card"], components: [{ type: "textnode", content: "Kilns" }] };

function openCard() {
  const engine = engineWith({
    pages: [{ id: "home", name: "home", frames: [{ component: { type: "wrapper", components: [CARD] } }] }],
    styles: [{ selectors: ["card"], style: { color: "black" } }],
  });
  const [card] = engine.getWrapper()?.components().models ?? [];
  if (!card) throw new Error("The document has no card.");
  return { engine, card };
}

const target = (state: StyleState) => ({ className: "card", state });

test.each(["hover", "focus-visible"] as const)(
  "a style for the state %s leaves the normal style as it was",
  (state) => {
    const { engine, card } = openCard();

    writeStyle(engine, card, target(state), { color: "red" });
    writeStyle(engine, card, target(state), { "font-weight": "700" });

    expect(readStyle(engine, card, target("")).declarations).toEqual({ color: "black" });
    expect(readStyle(engine, card, target(state)).declarations).toEqual({ color: "red", "font-weight": "700" });
  },
);

test("the first style of a class in a state is a change of the document, and one undo takes it back", async () => {
  const { engine, card } = openCard();
  Object.assign(engine.getModel(), { loadTriggered: true }); // as in a browser once the canvas is shown
  let changes = 0;
  engine.on(ENGINE_EVENTS.document, () => {
    changes += 1;
  });
  engine.UndoManager.clear();

  writeStyle(engine, card, target("hover"), { color: "red" });

  await waitFor(() => expect(changes).toBeGreaterThan(0));
  engine.UndoManager.undo();
  expect(readStyle(engine, card, target("hover")).declarations).toEqual({});
});

test("a style for a state on a device is a rule of its own", () => {
  const { engine, card } = openCard();
  writeStyle(engine, card, target("hover"), { color: "red" });
  engine.Devices.add({ id: "phone", name: "phone", width: "375px", widthMedia: "480px" });
  engine.setDevice("phone");

  writeStyle(engine, card, target("hover"), { color: "green" });

  expect(readStyle(engine, card, target("hover")).declarations).toEqual({ color: "green" });
  engine.setDevice("");
  expect(readStyle(engine, card, target("hover")).declarations).toEqual({ color: "red" });
});

test("the canvas gets the rules of the edited state for an element's classes, without the state", () => {
  const { engine, card } = openCard();
  engine.Css.setRule(".other:hover", { color: "blue" });
  writeStyle(engine, card, target("hover"), { color: "red" });

  expect(shownRules(engine, card, "hover")).toBe(".card[data-shown-state]{color:red;}");
  expect(shownRules(engine, card, "focus-visible")).toBe("");
});

test.each(["md:flex", "w-1/2", "1st", "überschrift", "قسم", "[grid-area:a]", "50%"])(
  "the class %s stays as it is, and so do its styles and those of others",
  (name) => {
    const box = { tagName: "div", classes: [name, "card"] };
    const engine = engineWith({
      pages: [{ id: "home", name: "home", frames: [{ component: { type: "wrapper", components: [box] } }] }],
      styles: [
        { selectors: [name], style: { color: "black" } },
        { selectors: ["card"], style: { color: "blue" } },
      ],
    });
    const [component] = engine.getWrapper()?.components().models ?? [];
    if (!component) throw new Error("The document has no box.");

    writeStyle(engine, component, { className: name, state: "" }, { color: "red" });
    writeStyle(engine, component, { className: name, state: "hover" }, { color: "green" });

    const { styles, pages } = JSON.parse(JSON.stringify(engine.getProjectData()));
    expect(pages[0].frames[0].component.components[0].classes).toEqual([name, "card"]);
    expect(styles.map(({ selectors, state, style }: DocumentRule) => [selectors, state, style])).toEqual([
      [[name], undefined, { color: "red" }],
      [["card"], undefined, { color: "blue" }],
      [[name], "hover", { color: "green" }],
    ]);
  },
);
