import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { PageSettings } from "@/components/editor/page-settings";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;
afterEach(() => {
  cleanup();
  engine.destroy();
});

/** Renames a page with these settings. Returns its settings afterwards. */
async function rename(settings: object, newName: string, { isFirst = false } = {}) {
  engine = engineWith({
    pages: [pageOf("home", "Hello"), { ...pageOf("new", ""), ...settings }, pageOf("prices", "")],
  });
  const page = engine.Pages.get("new");
  if (!page) throw new Error("The page is missing.");
  renderInEditor(<PageSettings page={page} isFirst={isFirst} />, engine);
  await userEvent.clear(screen.getByLabelText("Name"));
  await userEvent.type(screen.getByLabelText("Name"), `${newName}{Enter}`);
  const { name, slug, title } = page.attributes as Record<string, unknown>;
  return { name, slug, title };
}

test.each([
  ["the default path", "new-page"],
  ["the default path with a number", "new-page-3"],
])("the path of a page follows its name: %s", async (_what, slug) => {
  const renamed = await rename({ name: "New page", slug }, "Opening hours");

  expect(renamed).toEqual({ name: "Opening hours", slug: "opening-hours", title: undefined });
});

test("a path that was edited stays, and so does a title that was edited", async () => {
  const renamed = await rename({ name: "New page", slug: "times", title: "Open daily" }, "Opening hours");

  expect(renamed).toEqual({ name: "Opening hours", slug: "times", title: "Open daily" });
});

test("a title that is the name follows it", async () => {
  const renamed = await rename({ name: "New page", slug: "new-page", title: "New page" }, "Opening hours");

  expect(renamed.title).toBe("Opening hours");
});

test("a path that another page has gets a number", async () => {
  const renamed = await rename({ name: "New page", slug: "new-page" }, "Prices");

  expect(renamed.slug).toBe("prices-2");
});

test("the first page keeps its path", async () => {
  const renamed = await rename({ name: "Home", slug: "home" }, "Welcome", { isFirst: true });

  expect(renamed.slug).toBe("home");
});
