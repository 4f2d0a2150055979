import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { OpenText, setOpenText, TEXT_CHANGE } from "@/components/editor/texts/open-text";
import { TextBar } from "@/components/editor/texts/text-bar";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;
beforeEach(() => {
  window.scrollBy = () => undefined; // jsdom has no layout
  engine = engineWith({ pages: [pageOf("home", "Big kilns")] });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

/** Opens a text with a tag in the engine, without its canvas. */
function open(tagName: string, html: string): OpenText {
  const element = document.createElement(tagName);
  element.innerHTML = html;
  document.body.append(element);
  const [component] = engine.getWrapper()?.append({ type: "text", tagName }) ?? [];
  if (!component) throw new Error("The engine has not added the text.");
  const notify = () => void engine.trigger(TEXT_CHANGE);
  const text = new OpenText(element, { onChange: notify, onSelect: notify });
  setOpenText(engine, { text, component });
  return text;
}

const button = (name: string) => screen.getByRole("button", { name });

test("there is no bar while no text is edited", () => {
  renderInEditor(<TextBar />, engine);

  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("the buttons show the formatting of the selected words", async () => {
  const text = open("p", "Fresh <strong>rye</strong>");
  text.select({ from: 0, to: 5 });
  renderInEditor(<TextBar />, engine);
  expect(button("Bold").getAttribute("aria-pressed")).toBe("false");

  act(() => {
    text.select({ from: 6, to: 9 });
    engine.trigger(TEXT_CHANGE);
  });

  await screen.findByRole("button", { name: "Bold", pressed: true });
  expect(button("Italic").getAttribute("aria-pressed")).toBe("false");
});

test("a button formats the selected words, which stay selected", async () => {
  const text = open("p", "Fresh rye");
  text.select({ from: 6, to: 9 });
  renderInEditor(<TextBar />, engine);

  await userEvent.click(button("Italic"));

  expect(text.html).toBe("Fresh <em>rye</em>");
  expect(text.range).toEqual({ from: 6, to: 9 });
});

test("the bar is one stop of the Tab key, the arrow keys, Home and End move in it, and Escape leaves it", async () => {
  const text = open("p", "Fresh rye");
  text.element.tabIndex = 0;
  renderInEditor(<TextBar />, engine);
  const all = screen.getAllByRole("button");
  expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[0]]);
  act(() => all[0]?.focus());

  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(button("Bold"));
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(document.activeElement).toBe(all[0]);
  await userEvent.keyboard("{Escape}");

  expect(document.activeElement).toBe(text.element);
});

test("what is impossible in a text is disabled: a list in a button", async () => {
  const text = open("button", "Send");
  renderInEditor(<TextBar />, engine);

  expect(button("Bulleted list").getAttribute("aria-disabled")).toBe("true");
  expect(button("Link").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button("Link"));

  expect(text.html).toBe("Send");
  expect(screen.queryByRole("dialog")).toBeNull();
});
