import type { Editor } from "grapesjs";
import { copySelected } from "@/components/editor/copied-element";
import { runPaste } from "@/components/editor/paste/paste-clipboard";
import { readDocument } from "@/components/editor/read-document";
import { closeToast, currentToast } from "@/components/ui/toast";
import { createT } from "@/lib/i18n/create-t";
import { engineWith, pageOf } from "./editor-page";

const t = createT({ language: "en", lines: {} });

let engine: Editor;
const openProject = (id: number, page: object, styles: object[] = []) => {
  history.replaceState(null, "", `/editor/${id}`);
  engine = engineWith({ pages: [page as ReturnType<typeof pageOf>], styles });
};
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom lacks this function
});
afterEach(() => {
  engine.destroy();
  closeToast();
  localStorage.clear();
  document.body.innerHTML = "";
});

/** Pastes into an element of the app as a browser does. Returns whether the browser's default action still happens. */
function paste(content: Record<string, string>, target: Element = document.body): boolean {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => content[type] ?? "" } });
  document.addEventListener("paste", (pasteEvent) => runPaste(pasteEvent, engine, t), { once: true });
  return target.dispatchEvent(event);
}

const html = () =>
  engine.getWrapper()?.getInnerHTML({ attributes: (_, { class: name }) => (name ? { class: name } : {}) });

const SYSTEM = { "text/plain": "a < b", "application/x-other": "1" };

test("what is pasted while nothing is typed becomes elements after the selected one, and one undo removes them", () => {
  openProject(1, pageOf("home", "First"));
  engine.select(engine.getWrapper()?.components().at(0));

  expect(paste({ "text/html": "<h2 class='x'>Bread</h2><p>Rye <b>daily</b></p>", "text/plain": "Bread" })).toBe(false);

  expect(html()).toBe("<div>First</div><h2>Bread</h2><p>Rye <strong>daily</strong></p>");
  engine.UndoManager.undo();
  expect(html()).toBe("<div>First</div>");
});

test("plain text is pasted as it is", () => {
  openProject(1, pageOf("home", "First"));

  paste(SYSTEM);

  expect(html()).toBe("<div>First</div><p>a &lt; b</p>");
});

test("a paste into a field of a panel is left to the browser", () => {
  openProject(1, pageOf("home", "First"));
  document.body.innerHTML = "<input>";

  expect(paste(SYSTEM, document.querySelector("input") as Element)).toBe(true);

  expect(html()).toBe("<div>First</div>");
});

test("a note says how many pictures were left out", async () => {
  await import("@/lib/i18n/message"); // formats plurals; the app loads this module on demand
  openProject(1, pageOf("home", "First"));

  paste({ "text/html": '<p>One</p><img src="https://example.com/a.png"><img src="cid:1">' });

  expect(currentToast()?.message).toBe("2 pictures were left out. Add them from your files.");
});

const CARD = (color: string) => ({
  page: {
    id: "home",
    name: "home",
    slug: "",
    frames: [
      {
        component: {
          type: "wrapper",
          components: [
            { type: "text", tagName: "p", classes: ["card"], components: [{ type: "textnode", content: "A" }] },
          ],
        },
      },
    ],
  },
  styles: [
    { selectors: ["card"], style: { color } },
    { selectors: ["card"], state: "hover", style: { opacity: "0.5" } },
  ],
});

function copyCard(color: string) {
  const { page, styles } = CARD(color);
  openProject(1, page, styles);
  engine.select(engine.getWrapper()?.components().at(0));
  copySelected(engine);
  engine.destroy();
}

const savedRules = () =>
  (readDocument(engine).styles as { selectors?: string[]; state?: string; style?: object }[])
    .map(({ selectors, state, style }) => [selectors?.join(), state ?? "", JSON.stringify(style)].join(" "))
    .filter((rule) => !rule.endsWith("{}"));

test("an element from another project keeps its look: a class that has other styles there gets a new name", () => {
  copyCard("red");
  const { page, styles } = CARD("blue");
  openProject(2, page, styles);

  paste({});

  expect(html()).toBe('<p class="card">A</p><p class="card-2">A</p>');
  expect(savedRules()).toEqual([
    'card  {"color":"blue"}',
    'card hover {"opacity":"0.5"}',
    'card-2  {"color":"red"}',
    'card-2 hover {"opacity":"0.5"}',
  ]);
});

test("an element from another project shares a class that has the same styles there", () => {
  copyCard("red");
  const { page, styles } = CARD("red");
  openProject(2, page, styles);

  paste({});

  expect(html()).toBe('<p class="card">A</p><p class="card">A</p>');
  expect(savedRules()).toHaveLength(2);
});

test("an element that is pasted into its own project keeps its classes, also after their styles were changed", () => {
  copyCard("red");
  const { page, styles } = CARD("blue");
  openProject(1, page, styles);

  paste({});

  expect(html()).toBe('<p class="card">A</p><p class="card">A</p>');
  expect(savedRules()[0]).toBe('card  {"color":"blue"}');
});
