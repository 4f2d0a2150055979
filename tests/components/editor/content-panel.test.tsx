import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Component, Editor } from "grapesjs";
import { RightPanel } from "@/components/editor/right-panel";
import { engineWith, renderInEditor } from "./editor-page";

let engine: Editor;
beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } }); // jsdom lacks this object
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

const page = () => engine.getWrapper() as Component;
/** The elements with this tag, in document order. */
const all = (tag: string, root = page()): Component[] =>
  root.components().models.flatMap((part) => [...(part.tagName === tag ? [part] : []), ...all(tag, part)]);
const first = (tag: string) => all(tag)[0] as Component;
/** The page without the ids that the engine gives to selected elements. */
const html = () =>
  page()
    .toHTML()
    .replace(/ id="[^"]*"/g, "");
const openContent = () => userEvent.click(screen.getByRole("tab", { name: "Content" }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rows = () => screen.getAllByRole("listitem");
/** Whether each row is open. The panel follows the engine in the next frame. */
const openRows = () => rows().map((row) => row.getAttribute("aria-current") === "true");

/** Shows the panel of the first element with this tag. */
function select(content: string, tag: string) {
  engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper" } }] }] });
  engine.addComponents(content);
  engine.select(first(tag));
  renderInEditor(<RightPanel />, engine);
}

const FAQ =
  "<div><details><summary>When?</summary><p>At six.</p></details><details><summary>Where?</summary><p>Here.</p></details></div>";

test("an element outside of lists has no content tab", () => {
  select("<p>Words</p>", "p");

  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Style", "Settings"]);
});

test("the selected question is open in the panel, and another one that is opened there is selected", async () => {
  select(FAQ, "p");
  await openContent();
  expect(screen.getByRole("heading", { name: "Questions 2" })).toBeTruthy();
  expect(openRows()).toEqual([true, false]);

  await userEvent.click(screen.getByRole("button", { name: "Where?", expanded: false }));

  await waitFor(() => expect(openRows()).toEqual([false, true]));
  expect(engine.getSelected()).toBe(all("details")[1]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Answer" }).value).toBe("Here.");
});

test("an answer gets a second line in the panel, in which Enter does not leave the field", async () => {
  select(FAQ, "p");
  await openContent();

  await userEvent.type(screen.getByRole("textbox", { name: "Answer" }), "{Enter}Or at seven.");
  await userEvent.tab();

  expect(html()).toContain("<p>At six.<br/>Or at seven.</p>");
});

test("a list of texts is changed in its rows, and Alt with an arrow key moves an item and keeps the focus", async () => {
  select("<ul><li>One</li><li>Two</li></ul>", "ul");
  await openContent();

  await userEvent.type(screen.getByRole("textbox", { name: "Two" }), "fold{Enter}");
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");

  expect(html()).toContain("<ul><li>Twofold</li><li>One</li></ul>");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Twofold" }));
});

test("a new item is selected, and its words can be typed over at once", async () => {
  select("<ul><li>One</li></ul>", "ul");
  await openContent();

  await press("Add an item");
  await screen.findByRole("textbox", { name: "New item" });
  await userEvent.keyboard("Two{Enter}");

  expect(html()).toContain("<ul><li>One</li><li>Two</li></ul>");
  expect(engine.getSelected()).toBe(all("li")[1]);
});

test("items are duplicated, moved and deleted by buttons, which keep the focus", async () => {
  select("<ul><li>One</li><li>Two</li></ul>", "li");
  await openContent();

  await press("Duplicate");
  await waitFor(() => expect(openRows()).toEqual([false, true, false]));
  await press("Move down");
  await waitFor(() => expect(openRows()).toEqual([false, false, true]));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move down");
  expect(html()).toContain("<ul><li>One</li><li>Two</li><li>One</li></ul>");
  await press("Delete");
  await waitFor(() => expect(openRows()).toEqual([false, true]));

  expect(html()).toContain("<ul><li>One</li><li>Two</li></ul>");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Two" }));
});

test("an item is dragged by its handle to the place of another one", async () => {
  select("<ul><li>One</li><li>Two</li><li>Three</li></ul>", "ul");
  await openContent();
  const [, , last] = rows();
  const handle = rows()[0]?.querySelector("[draggable]") as Element;
  const dataTransfer = { setDragImage: () => undefined };

  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragOver(last as Element);
  fireEvent.drop(last as Element);

  expect(html()).toContain("<ul><li>Two</li><li>Three</li><li>One</li></ul>");
});

test("an option has a text and a value, and is the only one that is chosen", async () => {
  select("<select><option selected>S</option><option>M</option></select>", "select");
  await openContent();
  await userEvent.click(screen.getByRole("button", { name: "M" }));

  await userEvent.click(await screen.findByRole("checkbox", { name: "Chosen at the start" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Value that is sent" }), "medium{Enter}");

  expect(html()).toContain('<option>S</option><option selected value="medium">M</option>');
});

test("a link of a menu has an address", async () => {
  select("<nav><a class=l href=/a>Shop</a><a class=l href=/b>Visit</a></nav>", "a");
  await openContent();

  const field = screen.getByRole("combobox", { name: "Link" });
  await userEvent.clear(field);
  await userEvent.type(field, "/shop{Enter}");

  expect(first("a").getAttributes().href).toBe("/shop");
});

test("lines of a text become questions with their answers", async () => {
  select(FAQ, "summary");
  await openContent();
  await press("Paste a list");
  const dialog = within(await screen.findByRole("dialog", {}, { timeout: 5_000 }));

  await userEvent.type(
    dialog.getByRole("textbox", { name: "Questions" }),
    "How much?{Enter}Five.{Enter}- Why?{Enter}Because.",
  );
  await userEvent.click(dialog.getByRole("checkbox", { name: "Replace what is there" }));
  expect(dialog.getByRole("status").textContent).toBe("Items: 2");
  await userEvent.click(dialog.getByRole("button", { name: "Add" }));

  expect(html()).toContain(
    "<div><details><summary>How much?</summary><p>Five.</p></details><details><summary>Why?</summary><p>Because.</p></details></div>",
  );
});

test("a formatted text is edited on the page, so that a field cannot remove its links", async () => {
  select("<ul><li>See <a href=/b>bread</a></li></ul>", "ul");
  await openContent();
  await userEvent.click(screen.getByRole("button", { name: "See bread", expanded: false }));
  await waitFor(() => expect(openRows()).toEqual([true]));

  expect(screen.queryByRole("textbox", { name: "List item" })).toBeNull();
  expect(screen.getByRole("button", { name: "Edit it on the page" })).toBeTruthy();
});
