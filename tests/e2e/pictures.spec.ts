import type { Page } from "@playwright/test";
import { picture } from "../support/pictures";
import { apiOf } from "./api";
import { dropFiles } from "./dropped-files";
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
  await expect(picker(page).getByText("This is not a picture.")).toBeVisible();
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
