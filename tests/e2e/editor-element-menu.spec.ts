import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { beginTyping, documentOf, openEditor, select, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const menu = (page: Page) => page.getByRole("menu", { name: "Selected element" });
const entry = (page: Page, name: RegExp) => menu(page).getByRole("menuitem", { name });

test.beforeEach(async ({ page, member, logIn }) => {
  await logIn(page, member);
  const api = apiOf(page.request, environmentValue("PLINTH_E2E_URL"));
  await openEditor(page, await api.createProject("Menu", { document: documentOf({ home: "Fired twice" }) }));
});

test("the right button opens the menu of an element on the page", async ({ page }) => {
  const title = page.frameLocator("iframe.gjs-frame").locator("h1");

  await title.click({ button: "right" });
  await entry(page, /^Duplicate/).click();
  await expect(title).toHaveCount(2);
  await title.last().click({ button: "right" });
  await entry(page, /^Delete/).click();
  await expect(title).toHaveCount(1);
  await untilSaved(page);
});

test("a menu of the page closes by Escape and by a click on the page, and leaves the keys to the page", async ({
  page,
}) => {
  const title = page.frameLocator("iframe.gjs-frame").locator("h1");

  await title.click({ button: "right" });
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press("Control+D");
  await expect(title).toHaveCount(2);
  await title.first().click({ button: "right" });
  await title.last().click({ position: { x: 5, y: 5 } });
  await expect(menu(page)).toBeHidden();
});

test("the menu key opens the menu in the layers", async ({ page }) => {
  const layers = page.getByRole("toolbar").getByRole("button", { name: "Layers" });
  if ((await layers.getAttribute("aria-pressed")) !== "true") await layers.click();
  const row = page.getByRole("treeitem", { name: /Heading 1/ });
  await row.click();
  await row.focus();

  await page.keyboard.press("Shift+F10");
  await expect(entry(page, /^Cut/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
});

test("the browser's own menu opens in a text that is being edited", async ({ page }) => {
  const title = page.frameLocator("iframe.gjs-frame").locator("h1");
  await beginTyping(title);

  const isLeft = title.evaluate(
    (element) =>
      new Promise((resolve) => {
        const listen = (event: Event) => resolve(!event.defaultPrevented);
        element.ownerDocument.defaultView?.addEventListener("contextmenu", listen, { once: true });
      }),
  );
  await title.click({ button: "right" });

  expect(await isLeft).toBe(true);
  await expect(menu(page)).toHaveCount(0);
});

test("an empty page says how to begin", async ({ page }) => {
  const hint = page.getByRole("heading", { name: "This page is empty" });
  await expect(hint).toHaveCount(0);

  await select(page, page.frameLocator("iframe.gjs-frame").locator("h1"));
  await page.keyboard.press("Delete");
  await expect(hint).toBeVisible();
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("button", { name: "Bar with links", exact: true }).last().click();
  await expect(hint).toHaveCount(0);
});
