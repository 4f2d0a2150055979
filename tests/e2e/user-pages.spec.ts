import { expectNoAxeViolations } from "./axe";
import { endSession, expect, test, untilHydrated } from "./fixtures";

test("an admin adds a page and a link, and members find both in their sidebar", async ({
  page,
  member,
  logIn,
  logInAsAdmin,
}) => {
  const stamp = Date.now();
  const [house, handover] = [`House style ${stamp}`, `Handover ${stamp}`];
  await logInAsAdmin(page);
  await page.goto("/admin/user-pages");
  await untilHydrated(page);

  await page.getByRole("link", { name: "New user page" }).click();
  await page.getByLabel("Name").fill(house);
  await page.getByLabel("Text").fill("<h2>Words</h2><p onclick='x()'>Be plain.</p><script>x()</script>");
  await page.getByRole("button", { name: "New user page" }).click();
  await expect(page.getByText("User page created")).toBeVisible();
  await page.getByRole("link", { name: "New user page" }).click();
  await page.getByLabel("Name").fill(handover);
  await page.getByLabel("Link").fill("/pages/terms");
  await page.getByRole("button", { name: "New user page" }).click();
  await expect(page.getByRole("row", { name: new RegExp(handover) })).toContainText("/pages/terms");

  await endSession(page);
  await logIn(page, member);
  await page.goto("/dashboard");
  await untilHydrated(page);
  const sidebar = page.getByRole("navigation", { name: "Your pages" });
  await sidebar.getByRole("link", { name: house }).click();
  await expect(page.getByRole("heading", { level: 1, name: house })).toBeVisible();
  await expect(page).toHaveTitle(house);
  await expect(page.getByRole("heading", { level: 2, name: "Words" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: house })).toHaveAttribute("aria-current", "page");
  expect(await page.locator(".prose").innerHTML()).not.toMatch(/onclick|script/);

  const nextPopup = page.waitForEvent("popup");
  await sidebar.getByRole("link", { name: handover }).click();
  await expect(await nextPopup).toHaveURL("/pages/terms");
  await expectNoAxeViolations(page, "a user page");
});

test("the address of a user page that does not exist shows the 404 screen", async ({
  page,
  browserErrors,
  member,
  logIn,
}) => {
  browserErrors.allow(/404/);
  await logIn(page, member);
  await page.goto("/dashboard/page/999999");

  await expect(page.getByText("Looks like you've found the doorway to the great nothing")).toBeVisible();
});

test("a user page redirects a guest to the login page", async ({ page }) => {
  await page.goto("/dashboard/page/1");

  await expect(page).toHaveURL(/\/login\?redirect=/);
});
