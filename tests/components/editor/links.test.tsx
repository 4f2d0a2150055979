import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import type { LinkChoice, LinkTarget } from "@/components/editor/links/link-choice";
import { LinkDialog } from "@/components/editor/links/link-dialog";
import { typedEntry } from "@/components/editor/links/link-kinds";
import { pageEntries, sectionEntries } from "@/components/editor/links/link-targets";
import { changeLink } from "@/components/editor/links/link-words";
import { OpenText } from "@/components/editor/texts/open-text";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { fakeServer } from "../../support/fake-server";
import { stubListLayout } from "../../support/list-layout";
import { engineWith, renderInEditor } from "./editor-page";

stubListLayout();

const heading = (content: string): DocumentComponent => ({
  type: "text",
  tagName: "h2",
  components: [{ type: "textnode", content }],
});

const section = (title: string, id?: string): DocumentComponent => ({
  tagName: "section",
  ...(id && { attributes: { id } }),
  components: [heading(title)],
});

const pageOf = (id: string, name: string, components: DocumentComponent[]) => ({
  id,
  name,
  slug: id === "home" ? "" : id,
  frames: [{ component: { type: "wrapper", components } }],
});

let engine: Editor;
beforeEach(() => {
  engine = engineWith({
    pages: [
      pageOf("home", "Home", [section("On the shelf"), section("Questions", "faq")]),
      pageOf("firing", "Firing service", [section("Price by shelf")]),
    ],
  });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

const addressOf = (typed: string) => {
  const entry = typedEntry(typed);
  return entry && [entry.kind, entry.address()];
};

test.each([
  ["ada@example.com", ["email", "mailto:ada@example.com"]],
  ["mailto:ada@example.com", ["email", "mailto:ada@example.com"]],
  ["+49 (30) 123-456", ["phone", "tel:+4930123456"]],
  ["tel:112233", ["phone", "tel:112233"]],
  ["example.com/menu", ["address", "https://example.com/menu"]],
  ["http://example.com", ["address", "http://example.com"]],
  ["#hours", ["address", "#hours"]],
  ["/visit", ["address", "/visit"]],
  ["javascript:alert(1)", null],
  ["firing", null],
  ["on the shelf", null],
  ["", null],
])("the typed text %p leads to %p", (typed, expected) => {
  expect(addressOf(typed)).toEqual(expected);
});

test("all pages and sections can be linked, and a section gets an anchor only when it is", () => {
  const pages = pageEntries(engine).map(({ label, address }) => [label, address()]);
  const [shelf, questions, price] = sectionEntries(engine);
  const target = engine.getWrapper()?.components().at(0);

  expect(pages).toEqual([
    ["Home", "/"],
    ["Firing service", "/firing"],
  ]);
  expect(target?.getAttributes().id).toBeUndefined();
  expect(shelf?.address()).toBe("#on-the-shelf");
  expect(target?.getAttributes().id).toBe("on-the-shelf");
  expect(questions?.address()).toBe("#faq");
  expect([price?.note, price?.address()]).toEqual(["Firing service", "/firing#price-by-shelf"]);
});

test("an article in a section is not offered by the heading that names the section", () => {
  const article = { tagName: "article", components: "<h2>Who we are</h2>" };
  engine.getWrapper()?.append({ tagName: "section", components: [article] });

  expect(sectionEntries(engine).filter(({ label }) => label === "Who we are")).toHaveLength(1);
});

test("a new anchor is one that the page does not have", () => {
  engine.getWrapper()?.append(section("On the shelf"));

  const addresses = sectionEntries(engine).map(({ address }) => address());

  expect(addresses.slice(0, 3)).toEqual(["#on-the-shelf", "#faq", "#on-the-shelf-2"]);
});

const FILE = { id: 7, name: "Prices.pdf", url: "/storage/prices.pdf", extension: "pdf" };

/** Renders the dialog. Returns what it is closed with. */
function renderDialog(current: LinkTarget | null = null, files = [FILE]) {
  const choices: (LinkChoice | undefined)[] = [];
  fakeServer({
    "GET /api/v1/file-entries": ({ path }) => {
      const query = new URL(path, "http://localhost").searchParams.get("query") ?? "";
      const data = files.filter(({ name }) => name.toLowerCase().includes(query));
      return { pagination: { data, current_page: 1, last_page: 1 } };
    },
  });
  renderInEditor(
    <LinkDialog
      engine={engine}
      current={current}
      canRemove={current !== null}
      close={(choice) => choices.push(choice)}
    />,
    engine,
  );
  return choices;
}

const field = () => screen.getByPlaceholderText<HTMLInputElement>("Page, section, file, email, phone or address");

test("the search finds pages and sections together, and Enter takes the first", async () => {
  const choices = renderDialog();

  await userEvent.type(field(), "firing");
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  await userEvent.keyboard("{Enter}");

  expect(options).toEqual(["Firing service/firing", "Price by shelfFiring service"]);
  expect(choices).toEqual([{ remove: false, href: "/firing", newTab: false, label: "Firing service" }]);
});

test("the button names the kind of what is chosen", async () => {
  const choices = renderDialog();

  await userEvent.type(field(), "price by");
  await userEvent.click(await screen.findByRole("button", { name: "Link to section" }));
  await userEvent.clear(field());
  await userEvent.type(field(), "ada@example.com");

  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Link to email" }).disabled).toBe(false);
  expect(choices).toMatchObject([{ href: "/firing#price-by-shelf" }]);
});

test("files are found by their names", async () => {
  const choices = renderDialog();

  await userEvent.type(field(), "prices");
  await userEvent.click(await screen.findByRole("option", { name: /Prices\.pdf/ }));

  expect(choices).toMatchObject([{ href: "/storage/prices.pdf", label: "Prices.pdf" }]);
});

test("a link is opened with its target, and can be changed or removed", async () => {
  const choices = renderDialog({ href: "#faq", newTab: true });
  const list = screen.getByRole("listbox");

  expect(within(list).getByRole("option", { selected: true }).textContent).toBe("QuestionsHome");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Open in a new tab" }).checked).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Remove link" }));

  expect(choices).toEqual([{ remove: true }]);
});

test("a link to another website shows its address", () => {
  renderDialog({ href: "https://example.com/a", newTab: false });

  expect(field().value).toBe("https://example.com/a");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Link to address" }).disabled).toBe(false);
});

test("says what else can be typed if nothing is found", async () => {
  renderDialog(null, []);

  await userEvent.type(field(), "nowhere");

  await screen.findByText(/^Nothing with this name\./);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Link to page" }).disabled).toBe(true);
});

function openText(html: string, words: string): OpenText {
  const element = document.createElement("p");
  element.innerHTML = html;
  document.body.replaceChildren(element);
  const text = new OpenText(element, { onChange: () => undefined, onSelect: () => undefined });
  const from = (element.textContent ?? "").indexOf(words);
  text.select({ from, to: from + words.length });
  return text;
}

const choice = (href: string, newTab = false): LinkChoice => ({ remove: false, href, newTab, label: "Visit" });

test("the selected words become a link", () => {
  const text = openText("Fresh <strong>rye</strong> daily", "rye daily");

  changeLink(text, choice("/visit", true));

  expect(text.html).toBe('Fresh <a href="/visit" target="_blank"><strong>rye</strong> daily</a>');
});

test("the whole link at the caret gets the new target, and keeps its class", () => {
  const text = openText('Fresh <a class="y" href="/old" target="_blank">ry<em>e</em></a> daily', "y");
  text.select({ from: 7, to: 7 });

  changeLink(text, choice("/visit"));

  expect(text.html).toBe('Fresh <a class="y" href="/visit">ry<em>e</em></a> daily');
});

test("a link is removed, and its words stay", () => {
  const text = openText('Fresh <a href="/old">ry<em>e</em></a> daily', "ye");

  changeLink(text, { remove: true });

  expect(text.html).toBe("Fresh ry<em>e</em> daily");
});

test("without selected words, the name of the target is inserted", () => {
  const text = openText("Fresh ", "");
  text.select({ from: 6, to: 6 });

  changeLink(text, choice("/visit"));

  expect(text.html).toBe('Fresh <a href="/visit">Visit</a>');
});

test("the dialog for a file lists files only, and offers to upload one", async () => {
  fakeServer({
    "GET /api/v1/file-entries": () => ({ pagination: { data: [FILE], current_page: 1, last_page: 1 } }),
  });
  renderInEditor(
    <LinkDialog engine={engine} current={null} canRemove={false} only="file" close={() => undefined} />,
    engine,
  );

  expect(await screen.findByRole("option", { name: /Prices\.pdf/ })).toBeTruthy();
  expect(screen.getAllByRole("option")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Upload a file" })).toBeTruthy();
});
