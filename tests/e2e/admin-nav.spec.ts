import { ADMIN_SCREENS } from "./admin-screens";
import { expect, test, untilHydrated } from "./fixtures";

test("every screen of the admin area opens from the sidebar and from the command menu", async ({
  page,
  logInAsAdmin,
}) => {
  await logInAsAdmin(page);
  for (const { label, href } of ADMIN_SCREENS) {
    await page.goto("/admin");
    await untilHydrated(page);
    await page.getByRole("complementary").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();

    await page.goto("/dashboard");
    await untilHydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Command menu" }).fill(label);
    await page.getByRole("option", { name: label, exact: true }).first().click();
    await expect(page).toHaveURL(href);
  }
});

test("every screen of the admin area redirects a guest to the login page, and is a 404 for a member", async ({
  page,
  browserErrors,
  member,
  logIn,
}) => {
  browserErrors.allow(/404/);
  for (const { href } of ADMIN_SCREENS) {
    await page.goto(href);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(href)}`);
  }
  await logIn(page, member);
  for (const { href } of ADMIN_SCREENS) expect((await page.goto(href))?.status()).toBe(404);
});
