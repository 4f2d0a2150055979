import { runShortcut, type ShortcutTarget } from "@/components/editor/shortcuts";
import { engineWith, pageOf } from "./editor-page";

beforeEach(() => {
  document.body.innerHTML = "<p>A hint of a panel</p>";
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  document.body.innerHTML = "";
  localStorage.clear();
});

function createTargetWithSelection(): ShortcutTarget {
  const engine = engineWith({ pages: [pageOf("home", "Words")] });
  engine.select(engine.getWrapper()?.components().at(0));
  return { engine, openFind: () => undefined, openCommands: () => undefined } as unknown as ShortcutTarget;
}

/** Presses Ctrl and a key. Returns whether the browser's default action still happens. */
function press(key: string, target: ShortcutTarget, code?: string): boolean {
  const event = new KeyboardEvent("keydown", { key, code, ctrlKey: true, bubbles: true, cancelable: true });
  document.body.addEventListener("keydown", (keyEvent) => runShortcut(keyEvent, target), { once: true });
  return document.body.dispatchEvent(event);
}

const hasCopiedElement = () => Object.keys(localStorage).length > 0;

test.each(["c", "x"])("Ctrl+%s is left to the browser if text in a panel is selected", (key) => {
  const target = createTargetWithSelection();
  document.getSelection()?.selectAllChildren(document.body);

  expect(press(key, target)).toBe(true);
  expect(hasCopiedElement()).toBe(false);
  expect(target.engine.getWrapper()?.components()).toHaveLength(1);
});

test("Ctrl+A selects none of the editor's words, but those of a field", () => {
  const target = createTargetWithSelection();
  expect(press("a", target)).toBe(false);

  const field = document.createElement("input");
  document.body.append(field);
  const event = new KeyboardEvent("keydown", { key: "a", ctrlKey: true, bubbles: true, cancelable: true });
  field.addEventListener("keydown", (keyEvent) => runShortcut(keyEvent, target), { once: true });
  expect(field.dispatchEvent(event)).toBe(true);
});

test("Ctrl+C copies the selected element if no text is selected", () => {
  const target = createTargetWithSelection();

  expect(press("c", target)).toBe(false);
  expect(hasCopiedElement()).toBe(true);
});

test.each([
  ["Arabic", "ؤ", "KeyC"],
  ["Russian", "с", "KeyC"],
  ["Greek", "ψ", "KeyC"],
])("Ctrl+C copies with a keyboard for %s", (_language, key, code) => {
  const target = createTargetWithSelection();

  expect(press(key, target, code)).toBe(false);
  expect(hasCopiedElement()).toBe(true);
});

test("on a keyboard with other Latin letters, the letter on the key counts", () => {
  const target = createTargetWithSelection();

  expect(press("q", target, "KeyC")).toBe(true);
  expect(hasCopiedElement()).toBe(false);
});

test("Ctrl+V is left to the browser, which then reports what is in the clipboard", () => {
  expect(press("v", createTargetWithSelection())).toBe(true);
});
