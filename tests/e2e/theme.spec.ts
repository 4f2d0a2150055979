import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures";

/** The backgrounds of the two themes that the app creates on its first start. */
const LIGHT = "rgb(243, 241, 235)";
const DARK = "rgb(20, 19, 16)";

const expectBackground = (page: Page, color: string) =>
  expect(page.locator("html")).toHaveCSS("background-color", color);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  // this is how the browser reports that scripts are off
  test.beforeEach(({ browserErrors }) => browserErrors.allow(/^request: csp .*\.js$/));

  test("a page has the theme of the system, and changes with it", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expectBackground(page, DARK);

    await page.emulateMedia({ colorScheme: "light" });

    await expectBackground(page, LIGHT);
  });

  test("a member's page has the theme of the system", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await page.emulateMedia({ colorScheme: "dark" });

    await page.goto("/dashboard");

    await expectBackground(page, DARK);
  });
});

test("a chosen theme replaces the theme of the system, even after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await untilHydrated(page);

  await page.getByRole("button", { name: "Light mode" }).click();

  await expectBackground(page, LIGHT);
  await page.reload();
  await expectBackground(page, LIGHT);
  await expect(page.getByRole("button", { name: "Light mode" })).toHaveAttribute("aria-pressed", "true");
});

test("a visitor can return to the theme of the system", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expectBackground(page, DARK);

  await page.getByRole("button", { name: "System theme" }).click();

  await expectBackground(page, LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectBackground(page, DARK);
});
