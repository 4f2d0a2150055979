import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { BlocksPanel } from "@/components/editor/blocks-panel";
import { BLOCK_WORDS } from "@/components/editor/search-words";
import { fakeServer } from "../../support/fake-server";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

const TEXTS = "GET /api/v1/projects/5/starter-texts";

let engine: Editor;
beforeEach(() => {
  fakeServer({ [TEXTS]: () => ({ i18n: { language: "de", lines: { "A new heading": "Eine neue Überschrift" } } }) });
  engine = engineWith({ pages: [pageOf("home", "Big kilns")] });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

test.each([
  ["photo", "Picture"],
  ["image", "Picture"],
  ["gallery", "Mosaic"],
  ["questions", "List beside heading"],
  ["menu", "Price list"],
  ["opening", "Address and hours with picture"],
  ["reviews", "One large quote"],
  ["team", "Portraits in a grid"],
  ["youtube", "Video"],
  ["directions", "Map"],
  ["pdf", "File to download"],
  ["download", "File to download"],
  ["consent", "Checkbox"],
])("a search for %s finds %s", async (words, name) => {
  renderInEditor(<BlocksPanel />, engine);
  await screen.findByRole("button", { name: "Heading" });

  await userEvent.type(screen.getByRole("searchbox"), words);

  expect(await screen.findByRole("button", { name })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Divider" })).toBeNull();
});

test("a block is added with its texts in the language of the project", async () => {
  renderInEditor(<BlocksPanel />, engine);

  await userEvent.click(await screen.findByRole("button", { name: "Heading" }));

  expect(engine.getHtml()).toContain("Eine neue Überschrift");
});

test("each element has words by which it is found", () => {
  expect(Object.keys(BLOCK_WORDS).sort()).toEqual(BASIC_BLOCKS.map(({ id }) => id).sort());
});
