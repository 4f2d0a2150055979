import type { FrameLocator, Page } from "@playwright/test";
import { apiOf } from "./api";
import { openEditor } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const words = (content: string) => ({ type: "textnode", content });
const text = (tagName: string, content: string, rest: object = {}) => ({
  type: "text",
  tagName,
  components: [words(content)],
  ...rest,
});

/** Texts beside other elements, as documents had them before each text was an element of its own. */
const DOCUMENT = {
  pages: [
    {
      id: "home",
      name: "home",
      slug: "",
      frames: [
        {
          component: {
            type: "wrapper",
            components: [
              {
                type: "label",
                tagName: "label",
                components: [words("Your name "), { type: "input", tagName: "input" }],
              },
              {
                type: "link",
                tagName: "a",
                attributes: { href: "/" },
                components: [
                  { type: "image", attributes: { src: "/sections/branch.svg", alt: "", width: "80", height: "80" } },
                  words("The bakery"),
                ],
              },
              {
                type: "text",
                tagName: "p",
                components: [text("span", "£74", { classes: ["amount"] }), words(" a month")],
              },
            ],
          },
        },
      ],
    },
  ],
  styles: [{ selectors: ["amount"], style: { "font-weight": "700" } }],
};

const openTexts = async (page: Page): Promise<{ id: number; canvas: FrameLocator }> => {
  const id = await apiFor(page).createProject("Bakery", { document: DOCUMENT });
  return { id, canvas: await openEditor(page, id) };
};

/** The middle of these words of the page, in the window. The page may be zoomed out. */
const placeOf = (page: Page, words: string) =>
  page.locator("iframe.gjs-frame").evaluate((frame, wanted) => {
    const canvas = (frame as HTMLIFrameElement).contentDocument as Document;
    const texts = canvas.createTreeWalker(canvas.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.textContent?.includes(wanted)) break;
    const range = canvas.createRange();
    range.selectNodeContents(texts.currentNode);
    const inside = range.getBoundingClientRect();
    const around = frame.getBoundingClientRect();
    const zoom = around.width / (frame as HTMLIFrameElement).offsetWidth;
    return {
      x: around.x + (inside.x + inside.width / 2) * zoom,
      y: around.y + (inside.y + inside.height / 2) * zoom,
    };
  }, words);

/** Types over words of the page. */
async function typeOver(page: Page, canvas: FrameLocator, words: string, typed: string) {
  const edited = canvas.locator("[contenteditable=true]");
  await expect(async () => {
    const { x, y } = await placeOf(page, words);
    await page.mouse.dblclick(x, y);
    await expect(edited).toHaveCount(1, { timeout: 1_000 });
  }).toPass(); // elements move while their page, pictures and fonts load
  await page.keyboard.press("Control+A");
  await page.keyboard.type(typed);
  await page.keyboard.press("Escape");
  await expect(edited).toHaveCount(0);
}

test.beforeEach(({ page, member, logIn }) => logIn(page, member));

test("typing over a text with Ctrl+A leaves the field, the mark and the price beside it", async ({ page }) => {
  const { id, canvas } = await openTexts(page);

  await typeOver(page, canvas, "Your name", "Full name");
  await typeOver(page, canvas, "The bakery", "Rye");
  await typeOver(page, canvas, "a month", "a year");

  await expect(canvas.locator("label")).toHaveText("Full name");
  await expect(canvas.locator("label > input")).toBeVisible();
  await expect(canvas.locator("a")).toHaveText("Rye");
  await expect(canvas.locator("a > img")).toBeVisible();
  await expect(canvas.locator("p > .amount")).toHaveText("£74");
  await expect(canvas.locator("p")).toHaveText("£74 a year");
  await expect.poll(() => apiFor(page).readDocument(id)).toContain("a year");
});

test("one undo reverts what was typed beside a field", async ({ page }) => {
  const { canvas } = await openTexts(page);
  await typeOver(page, canvas, "Your name", "Full name");
  await expect(canvas.locator("label")).toHaveText("Full name");

  await page.keyboard.press("Control+Z");

  await expect(canvas.locator("label")).toHaveText("Your name");
  await expect(canvas.locator("label > span")).toHaveCount(0);
  await expect(canvas.locator("label > input")).toBeVisible();
});

test("the canvas has the language of the project, and divides long words on phones as the page does", async ({
  page,
}) => {
  const text = { type: "text", tagName: "p", components: [words("Terminvereinbarung")] };
  const home = { id: "home", name: "home", slug: "", title: "Praxis" };
  const document = {
    pages: [{ ...home, frames: [{ component: { type: "wrapper", components: [text] } }] }],
    styles: [],
  };
  const id = await apiFor(page).createProject("Praxis", { document, language: "de" });
  const slug = `language-${Date.now()}`;
  const site = await apiFor(page).createSite({ name: "Praxis", slug, project_id: id });
  await apiFor(page).publish(site);
  const canvas = await openEditor(page, id);
  const root = canvas.locator("html");

  await expect(root).toHaveAttribute("lang", "de");
  await expect(canvas.locator("p").first()).toHaveCSS("hyphens", "manual");
  await page.getByRole("radio", { name: "Phone" }).click();
  await expect(canvas.locator("p").first()).toHaveCSS("hyphens", "auto");

  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`http://${slug}.sites.localhost:${new URL(environmentValue("PLINTH_E2E_URL")).port}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("p").first()).toHaveCSS("hyphens", "auto");
});
