import type { FrameLocator, Page } from "@playwright/test";
import sharp from "sharp";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { beginTyping, openEditor, select, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const textnode = (content: string) => ({ type: "textnode", content });
const textComponent = (tagName: string, ...components: unknown[]) => ({ type: "text", tagName, components });
const pageOf = (id: string, components: unknown[], settings = {}) => ({
  id,
  name: id,
  slug: id === "home" ? "" : id,
  ...settings,
  frames: [{ component: { type: "wrapper", components } }],
});

/** A document with "kiln" in text, in the address of a link and in the title of a page. */
const kilns = {
  pages: [
    pageOf("home", [
      textComponent("h1", textnode("Our big "), textComponent("b", textnode("Kiln")), textnode(" and a kiln god")),
      textComponent("p", textnode("Kilnwork"), { tagName: "br", void: true }, textnode("by hand")),
    ]),
    pageOf(
      "visit",
      [
        ...Array.from({ length: 80 }, (_, index) => textComponent("p", textnode(`Line ${index}`))),
        { type: "link", tagName: "a", attributes: { href: "/kiln" }, components: [textnode("See the kiln")] },
      ],
      { title: "Visit the kiln" },
    ),
  ],
  styles: [],
};

async function openKilns(page: Page): Promise<{ id: number; canvas: FrameLocator }> {
  const id = await apiFor(page).createProject("Kilns", { document: kilns });
  return { id, canvas: await openEditor(page, id) };
}

const findDialog = (page: Page) => page.getByRole("dialog", { name: "Find and replace" });
const status = (page: Page) => findDialog(page).getByRole("status");

test("text is found on all pages, and Enter goes from match to match", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const { canvas } = await openKilns(page);
  await select(page, canvas.getByRole("heading"));
  await page.keyboard.press("Control+F");
  await expect(page.getByLabel("Find", { exact: true })).toBeFocused();

  await page.keyboard.type("kiln");
  await expect(status(page)).toHaveText("4 matches");
  await expect(findDialog(page).getByRole("list", { name: "Matches" }).getByRole("button")).toHaveText([
    /Our big Kiln and a kiln god.*home/,
    /Our big Kiln and a kiln god.*home/,
    /Kilnwork.*home/,
    /See the kiln.*visit/,
  ]);

  await page.getByLabel("Whole words").check();
  await expect(status(page)).toHaveText("3 matches");
  await page.getByLabel("Link addresses").check();
  await page.getByLabel("Page titles").check();
  await expect(status(page)).toHaveText("5 matches");
  await page.getByLabel("Match case").check();
  await expect(status(page)).toHaveText("4 matches");
  for (const name of ["Match case", "Page titles", "Link addresses"]) await page.getByLabel(name).uncheck();

  await page.getByLabel("Find", { exact: true }).press("Enter");
  await expect(status(page)).toHaveText("Match 1 of 3");
  await page.keyboard.press("Shift+Enter");
  await expect(status(page)).toHaveText("Match 3 of 3");
  await expect(page.getByRole("button", { name: "Page: visit" })).toBeVisible();
  await expect(canvas.getByText("See the kiln")).toBeInViewport();
  await expect(canvas.getByText("See the kiln")).toHaveClass(/gjs-selected/);
  await expect(page.getByLabel("Find", { exact: true })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(findDialog(page)).toBeHidden();
});

test("all matches are replaced, and one undo restores the old text", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const { id, canvas } = await openKilns(page);
  await page.getByRole("button", { name: "Find and replace" }).click();
  await page.getByLabel("Find", { exact: true }).fill("kiln");
  await page.getByLabel("Replace with").fill("oven");
  await page.getByLabel("Link addresses").check();
  await page.getByLabel("Page titles").check();
  await expect(status(page)).toHaveText("6 matches");

  await page.getByRole("button", { name: "Replace all" }).click();
  await expect(canvas.getByRole("heading", { name: "Our big oven and a oven god" })).toBeVisible();
  await expect(page.getByText("6 matches replaced")).toBeVisible();
  await expect(status(page)).toHaveText("Nothing found.");
  await expect.poll(() => apiFor(page).readDocument(id)).toContain("Visit the oven");
  const newDocument = await apiFor(page).readDocument(id);
  expect(newDocument).toContain("See the oven");
  expect(newDocument).toContain('"href":"/oven"');
  expect(newDocument).not.toMatch(/kiln/i);

  await page.keyboard.press("Control+Z");
  await expect(canvas.getByRole("heading", { name: "Our big Kiln and a kiln god" })).toBeVisible();
  await expect(status(page)).toHaveText("6 matches");
  await expect.poll(() => apiFor(page).readDocument(id)).not.toContain("oven");
});

test("one undo reverts more changes than the editor's history usually holds", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const lines = Array.from({ length: 700 }, (_, index) => textComponent("p", textnode(`Line ${index}`)));
  const document = { pages: [pageOf("home", lines)], styles: [] };
  const id = await apiFor(page).createProject("Lines", { document });
  const canvas = await openEditor(page, id);
  await page.keyboard.press("Control+F");
  await page.getByLabel("Find", { exact: true }).fill("Line");
  await page.getByLabel("Replace with").fill("Row");

  await page.getByRole("button", { name: "Replace all" }).click();
  await expect(canvas.getByText("Row 699")).toBeAttached();
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();

  await expect(canvas.getByText(/^Line \d+$/)).toHaveCount(700, { timeout: 30_000 });
});

test("matches are replaced one after the other, even in text that was just typed", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const { id, canvas } = await openKilns(page);
  await beginTyping(canvas.getByText("Kilnwork"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("a kiln, kiln");
  await page.keyboard.press("Control+F");
  await page.getByLabel("Find", { exact: true }).fill("kiln");
  await page.getByLabel("Replace with").fill("kiln!");
  await expect(status(page)).toHaveText("5 matches");

  for (let count = 0; count < 5; count += 1) await page.getByLabel("Replace with").press("Enter");

  await expect(status(page)).toHaveText("Match 5 of 5");
  await expect(canvas.getByText("See the kiln")).toHaveClass(/gjs-selected/);
  await expect.poll(() => apiFor(page).readDocument(id)).toContain("a kiln!, kiln!");
  expect(await apiFor(page).readDocument(id)).toMatch(/"content":"kiln!".*" and a kiln! god"/);
});

test("the command menu adds elements, opens pages and runs actions", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const { canvas } = await openKilns(page);
  const run = async (words: string) => {
    await page.keyboard.press("Control+K");
    await expect(page.getByRole("dialog", { name: "Command menu" })).toBeVisible();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Command menu" })).toBeHidden();
  };
  await select(page, canvas.getByRole("heading"));

  await run("add: quote");
  await expect(canvas.locator("blockquote")).toHaveCount(1);
  await run("undo");
  await expect(canvas.locator("blockquote")).toHaveCount(0);
  await run("phone");
  await expect(page.getByRole("radio", { name: "Phone" })).toBeChecked();
  await run("visit");
  await expect(page.getByRole("button", { name: "Page: visit" })).toBeVisible();
  await run("history");
  await expect(page.getByRole("region", { name: "History" })).toBeVisible();
  await run("name this version");
  await page.getByRole("dialog", { name: "Name this version" }).getByLabel("Name").fill("Before the fair");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Before the fair/ })).toBeVisible();
  await run("save as template");
  await page.getByRole("dialog", { name: "Save as template" }).getByLabel("Name").fill("Kilns of our own");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText('Template "Kilns of our own" saved')).toBeVisible();
  await run("find and replace");
  await expect(findDialog(page)).toBeVisible();
});

test("a picture is replaced everywhere it is used, and one undo restores the old picture", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const [cup, bowl] = [await uploadPicture(page, "cup.png", "red"), await uploadPicture(page, "bowl.png", "blue")];
  const picture = {
    type: "image",
    tagName: "img",
    attributes: { src: cup, srcset: `${cup} 1x, /other.png 2x`, alt: "" },
  };
  const document = {
    pages: [
      pageOf("home", [picture, { tagName: "div", classes: ["back"], components: [] }]),
      pageOf("visit", [{ type: "video", tagName: "video", attributes: { poster: cup } }], { image: cup }),
    ],
    styles: [{ selectors: ["back"], style: { "background-image": `url("${cup}")`, height: "40px" } }],
  };
  const id = await apiFor(page).createProject("Pictures", { document });
  const canvas = await openEditor(page, id);
  const countUses = async () => {
    const text = await apiFor(page).readDocument(id);
    return [text.split(cup).length - 1, text.split(bowl).length - 1];
  };
  await page.getByRole("button", { name: "Pictures", exact: true }).click();
  await expect(page.getByText("Used 5 times")).toBeVisible();

  await page.getByRole("button", { name: "Replace cup.png everywhere" }).click();
  await expect(page.getByText('Choose the picture that replaces "cup.png" in 5 places.')).toBeVisible();
  await page.getByRole("button", { name: "bowl.png", exact: true }).click();

  await expect(canvas.locator("img")).toHaveAttribute("src", bowl);
  await expect(canvas.locator(".back")).toHaveCSS("background-image", `url("${bowl}")`);
  await expect.poll(countUses).toEqual([0, 5]);
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
  await expect(canvas.locator("img")).toHaveAttribute("src", cup);
  await expect.poll(countUses).toEqual([5, 0]);
  await untilSaved(page);
});

test("axe finds nothing in find and replace and in the command menu", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await openKilns(page);
  await page.keyboard.press("Control+F");
  await page.getByLabel("Find", { exact: true }).fill("kiln");
  await page.keyboard.press("Enter");
  await expectNoAxeViolations(page, "find and replace", { widths: [1280] });

  await page.keyboard.press("Control+K");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoAxeViolations(page, "the command menu of the editor", { widths: [1280] });
});

/** Uploads a picture of one colour. Returns its address. */
async function uploadPicture(page: Page, name: string, background: string): Promise<string> {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return apiFor(page).uploadFile({ name, mimeType: "image/png", buffer });
}
