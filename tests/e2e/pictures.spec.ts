import type { Page } from "@playwright/test";
import { picture } from "../support/pictures";
import { apiOf } from "./api";
import { dropFiles, pasteFiles } from "./dropped-files";
import { openEditor, select, untilEffective, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const OVEN = "/sections/arches.svg";

const DOCUMENT = {
  pages: [
    {
      id: "home",
      name: "Home",
      title: "The bakery",
      frames: [
        {
          component: {
            type: "wrapper",
            components: [
              { type: "text", tagName: "h1", components: [{ type: "textnode", content: "Bread" }] },
              { type: "image", attributes: { src: OVEN, alt: "The oven", width: "300", height: "400" } },
              { tagName: "section", classes: ["hero"], attributes: { title: "Hero" } },
            ],
          },
        },
      ],
    },
  ],
  styles: [{ selectors: ["hero"], style: { height: "300px" } }],
};

const photo = async (name: string, size = { width: 600, height: 400 }) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", size),
});

const newSlug = () => `pictures-${Date.now()}`;

async function openBakery(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await apiFor(page).createProject("Bakery", { document: DOCUMENT });
  return { id, canvas: await openEditor(page, id) };
}

/** Publishes the project and opens its site. */
async function openSite(page: Page, id: number) {
  const slug = newSlug();
  await apiFor(page).publish(await apiFor(page).createSite({ name: "Bakery", slug, project_id: id }));
  const { port } = new URL(environmentValue("PLINTH_E2E_URL"));
  await page.goto(`http://${slug}.sites.localhost:${port}/`);
}

const picker = (page: Page) => page.getByRole("dialog", { name: /^Choose a picture/ });

test.beforeEach(({ page, member, logIn }) => logIn(page, member));

test("a dropped photo replaces a picture with its crop and description, in one step, and is published like that", async ({
  page,
}) => {
  const { id, canvas } = await openBakery(page);
  await untilEffective(
    () => canvas.locator("img").dblclick(),
    () => expect(picker(page)).toBeVisible({ timeout: 1_000 }),
  );

  await dropFiles(picker(page), [
    await photo("bread.jpg"),
    { name: "film.mov", mimeType: "video/quicktime", buffer: Buffer.from("film") },
  ]);
  await expect(picker(page).getByText(/^This is not a picture\./)).toBeVisible();
  await expect(picker(page).getByRole("button", { name: /^bread.jpg/ })).toHaveAttribute("aria-pressed", "true");
  await picker(page).getByRole("radio", { name: "16:9" }).check();
  await picker(page)
    .getByRole("button", { name: /^Focal point/ })
    .press("Shift+ArrowLeft");
  await picker(page).getByRole("button", { name: "Use this picture" }).click();
  await expect(picker(page).getByText("Describe the picture, or mark it as decorative.")).toBeVisible();
  await picker(page).getByLabel("Description").fill("Bread on a board");
  await picker(page).getByRole("button", { name: "Use this picture" }).click();

  const shown = canvas.locator("img");
  await expect(shown).toHaveAttribute("alt", "Bread on a board");
  await expect(shown).toHaveCSS("object-position", "40% 50%");
  await page.keyboard.press("Control+Z");
  await expect(shown).toHaveAttribute("src", OVEN);
  await expect(shown).toHaveAttribute("alt", "The oven");
  await page.keyboard.press("Control+Shift+Z");
  await expect(shown).toHaveAttribute("alt", "Bread on a board");
  const inCanvas = await shown.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight]);
  expect(inCanvas).toEqual([300, 169]);
  await untilSaved(page);

  await openSite(page, id);
  const published = page.getByRole("img", { name: "Bread on a board" });
  await expect(published).toHaveCSS("object-position", "40% 50%");
  expect(await published.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight])).toEqual(inCanvas);
});

test("a background gets a picture from the files", async ({ page }) => {
  const api = apiFor(page);
  await page.goto("/dashboard");
  const address = await api.uploadFile(await photo("oven.jpg"));
  const { id, canvas } = await openBakery(page);
  await select(page, canvas.locator(".hero"));

  await page.getByRole("button", { name: "Choose a background picture" }).click();
  await picker(page)
    .getByRole("button", { name: /^oven.jpg/ })
    .click();
  await picker(page).getByRole("button", { name: "Use this picture" }).click();

  await expect(canvas.locator(".hero")).toHaveCSS("background-image", `url("${address}")`);
  await untilSaved(page);
  await openSite(page, id);
  await expect(page.locator(".hero")).toHaveCSS("background-image", /_files\/\w+-\d+\.webp/);
});

const PDF = { name: "menu.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

test("a photo that is dropped between two elements goes to the files, and then is shown there, in one step", async ({
  page,
}) => {
  const { id, canvas } = await openBakery(page);
  const photos = canvas.locator("img");

  await dropFiles(canvas.locator(".hero"), [await photo("bread.jpg", { width: 600, height: 4000 })]);

  await expect(photos).toHaveCount(2);
  await expect(canvas.locator(".hero img")).toHaveAttribute("width", "600");
  await expect(page.getByRole("button", { name: "Publish" })).toBeInViewport({ ratio: 1 });
  await untilSaved(page);
  const document = await apiFor(page).readDocument(id);
  expect(document).toContain("/api/v1/file-entries/");
  expect(document).not.toContain("data:");
  expect(await apiFor(page).readFileNames()).toEqual(["bread.jpg"]);
  await page.getByRole("treeitem", { name: "Body" }).focus();
  await page.keyboard.press("Control+Z");
  await expect(photos).toHaveCount(1);
});

test("a photo that is dropped on a picture replaces it, once it is described", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await expect(canvas.locator("img")).toBeVisible();

  await dropFiles(canvas.locator("img"), [await photo("bread.jpg")]);
  await expect(picker(page).getByRole("button", { name: /^bread.jpg/ })).toHaveAttribute("aria-pressed", "true");
  await picker(page)
    .getByRole("checkbox", { name: /Decorative/ })
    .check();
  await picker(page).getByRole("button", { name: "Use this picture" }).click();

  await expect(canvas.locator("img")).toHaveCount(1);
  await expect(canvas.locator("img")).toHaveAttribute("src", /file-entries/);
  await expect(canvas.locator("img")).toHaveAttribute("alt", "");
});

test("a dropped file that is no picture becomes a link to it, and a refused one says why", async ({ page }) => {
  const { canvas } = await openBakery(page);

  await dropFiles(canvas.locator(".hero"), [PDF, { ...PDF, name: "phone.heic", mimeType: "image/heic" }]);

  await expect(canvas.getByRole("link", { name: "menu.pdf" })).toHaveAttribute("href", /file-entries/);
  await expect(page.getByText(/phone.heic was not uploaded. Most browsers cannot show HEIC/)).toBeVisible();
});

test("a pasted photo goes after the selected element, and a copied element is pasted after that", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await select(page, canvas.locator("h1"));

  await pasteFiles(canvas.locator("h1"), [await photo("clipboard.jpg")]);
  await expect(canvas.locator("h1 + img")).toHaveAttribute("src", /file-entries/);
  await select(page, canvas.locator("h1"));
  await page.keyboard.press("Control+C");
  await page.keyboard.press("Control+V");

  await expect(canvas.locator("h1 + h1")).toHaveText("Bread");
});

test("the list of files shows the address of each, with a button that copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/dashboard");
  const address = await apiFor(page).uploadFile(await photo("oven.jpg"));
  await page.goto("/dashboard/files");

  await expect(page.getByText(address)).toBeVisible();
  await page
    .getByRole("row", { name: /oven.jpg/ })
    .getByRole("button", { name: "Copy" })
    .click();

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

const item = (number: number) => ({
  tagName: "figure",
  components: [{ type: "image", attributes: { src: OVEN, alt: `Sample ${number}`, width: "300", height: "400" } }],
});
const GALLERY = {
  pages: [
    {
      id: "home",
      name: "Home",
      title: "The bakery",
      frames: [
        {
          component: {
            type: "wrapper",
            components: [{ tagName: "section", components: [{ tagName: "div", components: [item(1), item(2)] }] }],
          },
        },
      ],
    },
  ],
  styles: [],
};

test("photos dropped on a gallery fill it, what is no photo goes after it, and visitors see all of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await apiFor(page).createProject("Bakery", { document: GALLERY });
  const canvas = await openEditor(page, id);
  const menu = { name: "menu.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

  await dropFiles(canvas.getByAltText("Sample 1"), [
    await photo("one.jpg"),
    menu,
    await photo("two.jpg", { width: 400, height: 600 }),
    await photo("three.jpg"),
  ]);

  await expect(canvas.locator("section > div > figure > img")).toHaveCount(3);
  await expect(canvas.locator("section > a")).toHaveText("menu.pdf");
  await expect(canvas.locator("[alt^=Sample]")).toHaveCount(0);
  await untilSaved(page);

  await openSite(page, id);
  const sizes = () =>
    page
      .locator("figure > img")
      .evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).naturalWidth / (image as HTMLImageElement).naturalHeight),
      );
  await expect.poll(async () => (await sizes()).map((ratio) => Math.round(ratio * 100))).toEqual([150, 67, 150]);
  await expect(page.getByRole("link", { name: "menu.pdf" })).toBeVisible();
});
