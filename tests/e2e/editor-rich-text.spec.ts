import type { FrameLocator, Page } from "@playwright/test";
import { apiOf } from "./api";
import { beginTyping, openEditor, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const text = (tagName: string, content: string) => ({
  type: "text",
  tagName,
  components: [{ type: "textnode", content }],
});

const pageOf = (id: string, components: object[]) => ({
  id,
  name: id,
  slug: id === "home" ? "" : id,
  title: `Bakery ${id}`,
  description: "Bread.",
  frames: [{ component: { type: "wrapper", components } }],
});

const DOCUMENT = {
  pages: [
    pageOf("home", [text("h1", "Bakery"), text("p", "Fresh rye daily")]),
    pageOf("visit", [{ tagName: "section", components: [text("h2", "Opening hours")] }]),
  ],
  styles: [{ selectorsAdd: ":root", style: { "--color-accent": "#1d3fae" } }],
};

async function openBakery(page: Page): Promise<{ id: number; canvas: FrameLocator }> {
  const id = await apiFor(page).createProject("Bakery", { document: DOCUMENT });
  return { id, canvas: await openEditor(page, id) };
}

/** Selects words before the end of the open text by the keyboard. */
async function selectBack(page: Page, skipped: number, selected: number) {
  await page.keyboard.press("End");
  for (let index = 0; index < skipped; index += 1) await page.keyboard.press("ArrowLeft");
  for (let index = 0; index < selected; index += 1) await page.keyboard.press("Shift+ArrowLeft");
}

/** The saved page, as visitors get it. */
const draftOf = async (page: Page, id: number) => {
  const { document } = JSON.parse(await apiFor(page).readDocument(id)) as { document: { pages: unknown[] } };
  return JSON.stringify(document.pages[0]);
};

/** Publishes the project. Returns the HTML of its pages by their paths. */
async function publish(page: Page, id: number, paths: string[]): Promise<string[]> {
  const slug = `rich-text-${Date.now()}`;
  await apiFor(page).publish(await apiFor(page).createSite({ name: "Bakery", slug, project_id: id }));
  const { port } = new URL(environmentValue("PLINTH_E2E_URL"));
  const html: string[] = [];
  for (const path of paths) {
    await page.goto(`http://${slug}.sites.localhost:${port}${path}`);
    html.push(await page.content());
  }
  return html;
}

test.beforeEach(({ page, member, logIn }) => logIn(page, member));

test("words become bold by a key, and by a button of the bar", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  const paragraph = canvas.locator("p");
  await beginTyping(paragraph);
  const bar = page.getByRole("toolbar", { name: "Text" });

  await selectBack(page, " daily".length, "rye".length);
  await page.keyboard.press("Control+B");
  await expect(bar.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("button", { name: "Italic" }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");

  await expect(bar).toHaveCount(0);
  await expect(paragraph.locator("strong > em")).toHaveText("rye!");
  await expect(paragraph).toHaveText("Fresh rye! daily");
  await expect.poll(() => draftOf(page, id)).toContain('"tagName":"strong"');
  await page.keyboard.press("Control+Z");
  await expect(paragraph.locator("strong")).toHaveCount(0);
  await expect(paragraph).toHaveText("Fresh rye daily");
});

test("undo while typing reverts word by word, then what was done before", async ({ page }) => {
  const { canvas } = await openBakery(page);
  const paragraph = canvas.locator("p");
  await beginTyping(paragraph);
  await page.keyboard.press("End");
  await page.keyboard.type(" and spelt");

  await page.keyboard.press("Control+Z");
  await expect(paragraph).toHaveText("Fresh rye daily and");
  await page.keyboard.press("Control+Shift+Z");
  await expect(paragraph).toHaveText("Fresh rye daily and spelt");
  for (let index = 0; index < 6; index += 1) await page.keyboard.press("Control+Z");

  await expect(paragraph).toHaveText("Fresh rye daily");
});

test("what is being typed is saved, and stays when another page is opened by the keyboard", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await beginTyping(canvas.locator("p"));
  await page.keyboard.press("End");
  await page.keyboard.type(" and spelt");
  await expect.poll(() => draftOf(page, id)).toContain("and spelt");
  await page.keyboard.type(" too");

  await page.getByRole("button", { name: "visit", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await expect(canvas.getByRole("heading", { name: "Opening hours" })).toBeVisible();

  await untilSaved(page);
  await expect.poll(() => draftOf(page, id)).toContain("and spelt too");
});

test("the bar is one stop of the Tab key, and its arrow keys move", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await beginTyping(canvas.locator("p"));
  const bar = page.getByRole("toolbar", { name: "Text" });
  await page.keyboard.press("Control+A");

  await page.keyboard.press("Alt+F10");
  await expect(bar.locator(":focus")).toHaveCount(1);
  await bar.getByRole("button", { name: "Bold" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Italic" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar.locator("button[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Escape");

  await expect(canvas.locator("p")).toBeFocused();
  await expect(canvas.locator("p > em")).toHaveText("Fresh rye daily");
});

test("words link to what exists, and the visitors' page has clean elements", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  const paragraph = canvas.locator("p");
  await beginTyping(paragraph);
  const dialog = page.getByRole("dialog", { name: "Link" });

  await selectBack(page, " daily".length, "rye".length);
  await page.keyboard.press("Control+K");
  await dialog.getByRole("combobox").fill("opening");
  await expect(dialog.getByRole("button", { name: "Link to section" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(paragraph.locator("a")).toHaveText("rye");
  await page.keyboard.press("End");
  await page.keyboard.type(", by ");
  await page.keyboard.press("Control+K");
  await dialog.getByRole("combobox").fill("ada@example.com");
  await page.keyboard.press("Enter");
  await expect(paragraph).toHaveText("Fresh rye daily, by ada@example.com");
  await page.keyboard.press("Escape");

  await untilSaved(page);
  await expect.poll(() => draftOf(page, id)).toContain("mailto:ada@example.com");
  const [home, visit] = await publish(page, id, ["/", "/visit"]);
  expect(home).toContain(
    '<p>Fresh <a href="/visit#opening-hours">rye</a> daily, by <a href="mailto:ada@example.com">ada@example.com</a></p>',
  );
  expect(visit).toContain('<section id="opening-hours">');
});

test("a link is opened again, changed to a new tab, and removed", async ({ page }) => {
  const { canvas } = await openBakery(page);
  const paragraph = canvas.locator("p");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const link = page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name: "Link" });
  await beginTyping(paragraph);
  await page.keyboard.press("Control+A");
  await link.click();
  await dialog.getByRole("combobox").fill("visit");
  await page.keyboard.press("Enter");
  await expect(paragraph.locator("a")).toHaveAttribute("href", "/visit");

  await link.click();
  await dialog.getByRole("checkbox", { name: "Open in a new tab" }).check();
  await dialog.getByRole("button", { name: "Link to page" }).click();
  await expect(paragraph.locator("a")).toHaveAttribute("target", "_blank");
  await link.click();
  await dialog.getByRole("button", { name: "Remove link" }).click();

  await expect(paragraph.locator("a")).toHaveCount(0);
  await expect(paragraph).toHaveText("Fresh rye daily");
});

test("a paragraph becomes a list, Enter adds an item, and an empty one ends the list", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  await beginTyping(canvas.locator("p"));

  await page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name: "Bulleted list" }).click();
  await expect(canvas.locator("ul > li")).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("ul > li").nth(1)).toBeFocused();
  await page.keyboard.type("Spelt");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("ul > li").nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(canvas.locator("ul + p")).toBeFocused();
  await page.keyboard.type("Baked here");
  await page.keyboard.press("Escape");

  await expect(canvas.locator("ul > li")).toHaveText(["Fresh rye daily", "Spelt"]);
  await expect(canvas.locator("ul + p")).toHaveText("Baked here");
  await untilSaved(page);
  await expect.poll(() => draftOf(page, id)).toContain("Baked here");
  const [home] = await publish(page, id, ["/"]);
  expect(home).toContain("<ul><li>Fresh rye daily</li><li>Spelt</li></ul><p>Baked here</p>");
});

test("a paragraph becomes a heading and a quote, and keeps the words that were typed before", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await beginTyping(canvas.locator("p"));
  const bar = page.getByRole("toolbar", { name: "Text" });
  await page.keyboard.press("End");
  await page.keyboard.type("!");

  await bar.getByRole("button", { name: "Paragraph" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Heading 2" }).click();
  await expect(canvas.locator("h2")).toHaveText("Fresh rye daily!");
  await expect(canvas.locator("h2")).toHaveAttribute("contenteditable", "true");
  await bar.getByRole("button", { name: "Quote" }).click();

  await expect(canvas.locator("blockquote > p")).toHaveText("Fresh rye daily!");
  await expect(bar.getByRole("button", { name: "Quote" })).toHaveAttribute("aria-pressed", "true");
});

test("a change of a paragraph is undone without leaving its text", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await beginTyping(canvas.locator("p"));
  await page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name: "Paragraph" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Heading 2" }).click();
  await expect(canvas.locator("h2")).toBeFocused();

  await page.keyboard.press("Control+z");

  await expect(canvas.locator("p")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(canvas.locator("p")).toHaveText("Fresh rye daily!");
});

/** A footer whose parts are beside each other: two texts, and a list. */
async function openFooter(page: Page): Promise<FrameLocator> {
  const parts = [text("p", "Bakery"), { tagName: "ul", components: [text("li", "Rye"), text("li", "Oat")] }];
  const document = {
    ...DOCUMENT,
    pages: [pageOf("home", [{ tagName: "footer", classes: ["row"], components: parts }])],
    styles: [...DOCUMENT.styles, { selectors: ["row"], style: { display: "flex", gap: "40px" } }],
  };
  return openEditor(page, await apiFor(page).createProject("Footer", { document }));
}

test("in a row, Enter begins a new line and not a new column", async ({ page }) => {
  const canvas = await openFooter(page);
  const paragraph = canvas.locator("footer > p");
  await beginTyping(paragraph);

  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("since 1931");
  await page.keyboard.press("Escape");

  await expect(canvas.locator("footer > *")).toHaveCount(2);
  await expect(paragraph.locator("br")).toHaveCount(1);
});

test("in a row, a list that becomes text is one column, and an empty item stays in its list", async ({ page }) => {
  const canvas = await openFooter(page);
  await beginTyping(canvas.locator("li").last());

  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("li").nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(canvas.locator("footer > *")).toHaveCount(2);
  await page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name: "Bulleted list" }).click();

  await expect(canvas.locator("footer > p").last()).toHaveText("RyeOat");
  await expect(canvas.locator("footer > *")).toHaveCount(2);
});

test("an emptied text keeps a line in the canvas, and none on the page", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  await beginTyping(canvas.locator("p"));
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");

  await expect.poll(async () => (await canvas.locator("p").boundingBox())?.height ?? 0).toBeGreaterThan(15);
  await beginTyping(canvas.locator("p"));
  await page.keyboard.press("Escape");
  await untilSaved(page);
  await publish(page, id, ["/"]);
  expect((await page.locator("p").boundingBox())?.height ?? 0).toBe(0);
});

test("Backspace and Delete join texts with the list beside them, and take an item out of its list", async ({
  page,
}) => {
  const components = [
    text("p", "Before"),
    { tagName: "ul", components: [text("li", "Rye"), text("li", "Spelt")] },
    text("p", "After"),
  ];
  const id = await apiFor(page).createProject("Bakery", {
    document: { ...DOCUMENT, pages: [pageOf("home", components)] },
  });
  const canvas = await openEditor(page, id);
  const parts = canvas.locator("p, li");

  await beginTyping(canvas.getByText("After"));
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect(parts).toHaveText(["Before", "Rye", "SpeltAfter"]);
  await page.keyboard.type(", ");
  await expect(parts).toHaveText(["Before", "Rye", "Spelt, After"]);
  await page.keyboard.press("Escape");
  expect(await canvas.locator("ul").evaluate((list) => getComputedStyle(list).listStyleType)).toBe("disc");

  await beginTyping(canvas.getByText("Rye"));
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect(canvas.locator("p")).toHaveText(["Before", "Rye"]);
  await expect(canvas.locator("p").nth(1)).toBeFocused();

  await page.keyboard.press("End");
  await page.keyboard.press("Delete");
  await expect(parts).toHaveText(["Before", "RyeSpelt, After"]);
  await expect(canvas.locator("ul")).toHaveCount(0);
});

test("words get a colour of the site, on the page of the visitors too", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  await beginTyping(canvas.locator("p"));
  await selectBack(page, " daily".length, "rye".length);

  await page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name: "Colour of the words" }).click();
  await page.getByRole("button", { name: "accent" }).click();
  await page.keyboard.press("Escape");

  await expect(canvas.locator("p > span")).toHaveCSS("color", "rgb(29, 63, 174)");
  await untilSaved(page);
  const [home] = await publish(page, id, ["/"]);
  expect(home).toContain('<p>Fresh <span class="words-accent">rye</span> daily</p>');
  expect(home).toMatch(/\.words-accent ?\{ ?color: ?var\(--color-accent\)/);
});
