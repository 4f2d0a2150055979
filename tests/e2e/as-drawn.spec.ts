import type { FrameLocator, Page } from "@playwright/test";
import { apiOf } from "./api";
import { beginTyping, openEditor, select, untilEffective, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const text = (tagName: string, content: string, rest: object = {}) => ({
  type: "text",
  tagName,
  components: [{ type: "textnode", content }],
  ...rest,
});

const pageOf = (id: string, components: object[]) => ({
  id,
  name: id,
  slug: id === "home" ? "" : id,
  frames: [{ component: { type: "wrapper", components } }],
});

const OVEN = "/sections/arches.svg";
const BREAD = "/sections/branch.svg";

/** A home page with what people change most, and a second page. */
const DOCUMENT = {
  pages: [
    pageOf("home", [
      { ...text("a", "Book", { classes: ["link"], attributes: { href: "/visit" } }), type: "link" },
      text("button", "Send", { type: "button" }),
      {
        tagName: "details",
        components: [text("summary", "When?"), text("p", "At six.")],
      },
      { type: "image", attributes: { src: OVEN, alt: "The oven", width: "200", height: "200" } },
      { tagName: "section", components: [text("h2", "Loaves"), text("p", "Rye")] },
    ]),
    pageOf("visit", [text("h1", "Visit us"), text("p", "Second street")]),
  ],
  styles: [{ selectors: ["link"], style: { color: "rgb(0, 0, 0)" } }],
};

/** Opens the editor at a size at which the page is zoomed out. */
async function openBakery(page: Page): Promise<{ id: number; canvas: FrameLocator }> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await apiFor(page).createProject("Bakery", { document: DOCUMENT });
  const canvas = await openEditor(page, id);
  await expect
    .poll(() => page.locator(".gjs-frame").evaluate((frame) => frame.getBoundingClientRect().width))
    .toBeLessThan(1200);
  return { id, canvas };
}

const openPage = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

test.beforeEach(({ page, member, logIn }) => logIn(page, member));

for (const [what, selector] of [
  ["a link", "a"],
  ["a button", "button"],
  ["a question", "summary"],
] as const)
  test(`spaces that are typed into ${what} stay while the page is zoomed out`, async ({ page }) => {
    const { id, canvas } = await openBakery(page);
    const element = canvas.locator(selector);
    await beginTyping(element);

    await page.keyboard.press("Control+A");
    await page.keyboard.type("one two three", { delay: 20 });

    await expect(element).toHaveText("one two three");
    await expect.poll(() => apiFor(page).readDocument(id)).toContain("one two three");
  });

test("shortcuts work in the canvas after another page was opened, and letters select nothing", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await openPage(page, "visit");
  await select(page, canvas.getByText("Second street"));

  await expect(page.locator("iframe.gjs-frame")).toHaveAttribute("title", "Page");
  for (const letter of ["d", "s", "w", "a"]) await page.keyboard.press(letter);
  await page.keyboard.press("Delete");

  await expect(canvas.getByText("Second street")).toHaveCount(0);
  await expect(canvas.getByText("Visit us")).toBeVisible();
  await expect.poll(() => apiFor(page).readDocument(id)).not.toContain("Second street");
  await page.keyboard.press("Control+Z");
  await expect(canvas.getByText("Second street")).toBeVisible();
});

test("a duplicated section and a duplicated page are saved, and are there after a reload", async ({ page }) => {
  const { canvas } = await openBakery(page);
  const section = page.getByRole("treeitem", { name: "Section: Loaves", exact: true });
  await section.click();
  await section.press("Control+D");
  await expect(canvas.getByRole("heading", { name: "Loaves" })).toHaveCount(2);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await page.getByRole("button", { name: "Actions for home" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(canvas.getByRole("heading", { name: "Loaves" })).toHaveCount(2);

  await untilSaved(page);
  await page.reload();

  await expect(canvas.getByRole("heading", { name: "Loaves" })).toHaveCount(2);
  await page.getByRole("button", { name: "Copy of home", exact: true }).click();
  await expect(canvas.getByRole("heading", { name: "Loaves" })).toHaveCount(2);
});

test("a replaced picture stays replaced when pages are changed", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  await select(page, canvas.locator("img"));
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabel("Address of the picture").fill(BREAD);
  await page.getByLabel("Address of the picture").press("Enter");
  await expect(canvas.locator("img")).toHaveAttribute("src", BREAD);

  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await openPage(page, "visit");
  await expect(canvas.getByText("Visit us")).toBeVisible();
  await openPage(page, "home");

  await expect(canvas.locator("img")).toHaveAttribute("src", BREAD);
  await untilSaved(page);
  expect(await apiFor(page).readDocument(id)).not.toContain(OVEN);
});

test("a hover style shows in the canvas while it is edited, and leaves the normal style", async ({ page }) => {
  const { canvas } = await openBakery(page);
  const link = canvas.locator("a");
  await select(page, link);
  await page.getByLabel("State").selectOption("hover");
  await page.getByLabel("Size", { exact: true }).fill("40");
  await page.keyboard.press("Enter");
  await page.mouse.move(5, 5); // otherwise the pointer is on the link
  await expect(link).toHaveCSS("font-size", "40px");

  await page.getByLabel("State").selectOption("");

  await expect(link).not.toHaveCSS("font-size", "40px");
  await untilSaved(page);
  await page.reload();
  await expect(link).not.toHaveCSS("font-size", "40px");
});

test("a double click on a picture opens the picture picker, and no window of the engine", async ({ page }) => {
  const { canvas } = await openBakery(page);

  await untilEffective(
    () => canvas.locator("img").dblclick(),
    () => expect(page.getByRole("dialog", { name: /^Choose a picture/ })).toBeVisible({ timeout: 1_000 }),
  );

  await expect(page.locator(".gjs-mdl-container")).toBeHidden();
});

test("a section goes after the section in view if nothing is selected", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();

  await page.getByRole("button", { name: "Section", exact: true }).press("Enter");

  await expect(canvas.locator("section")).toHaveCount(2);
  const tags = await canvas
    .locator("[data-gjs-type=wrapper] > *")
    .evaluateAll((parts) => parts.map((part) => part.tagName));
  expect(tags.at(-1)).toBe("SECTION");
});

test("what is no value for a field is refused with a message, and the old value stays", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await select(page, canvas.locator("a"));
  const size = page.getByLabel("Size", { exact: true });
  await size.fill("40");
  await size.press("Enter");

  await size.fill("banana");
  await size.press("Enter");

  await expect(page.getByText('"banana" is no value for this field.')).toBeVisible();
  await expect(size).toHaveValue("40px");
  await expect(canvas.locator("a")).toHaveCSS("font-size", "40px");
});
