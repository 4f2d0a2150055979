import type { Component } from "grapesjs";
import { engineWith, pageOf } from "./editor-page";
import { headlessEngine } from "./walk/walker";

const stored = (component: Component | undefined) =>
  (JSON.parse(JSON.stringify(component)) as { attributes?: Record<string, unknown> }).attributes ?? {};

test.each([{ type: "text", tagName: "p" }, { tagName: "section" }, { type: "image", tagName: "img" }])(
  "an element that was selected is stored without the engine's id: %j",
  (definition) => {
    const engine = engineWith({ pages: [pageOf("home", "Words")] });
    const [element] = engine.getWrapper()?.append(definition) ?? [];
    // as the engine does when an element is selected
    engine.Css.setIdRule(element?.getId() ?? "", {});

    expect(stored(element)).not.toHaveProperty("id");
    engine.destroy();
  },
);

test("an element with styles of its own, and one with an anchor, keep their ids", () => {
  const engine = engineWith({ pages: [pageOf("home", "Words")] });
  const [styled, anchor] = engine.getWrapper()?.append([{ tagName: "p" }, { attributes: { id: "visit" } }]) ?? [];
  engine.Css.setIdRule(styled?.getId() ?? "", { color: "red" });
  engine.Css.setIdRule("visit", {});

  expect(stored(styled).id).toBe(styled?.getId());
  expect(stored(anchor).id).toBe("visit");
  engine.destroy();
});

test("an element whose anchor is on another page too is stored with its anchor only", () => {
  const main = { tagName: "main", attributes: { id: "main" } };
  const pageWith = (id: string) => ({ id, name: id, frames: [{ component: { type: "wrapper", components: [main] } }] });
  const engine = headlessEngine({ pages: [pageWith("home"), pageWith("visit")] });

  const mains = engine.Pages.getAll().map((page) => page.getMainComponent().components().at(0));

  expect(mains.map((part) => JSON.parse(JSON.stringify(part)))).toEqual([main, main]);
  engine.destroy();
});
