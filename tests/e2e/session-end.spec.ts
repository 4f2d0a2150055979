import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures";

// A session that has ended while a page is open, for example because another browser has ended it.

async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("once the session has ended, saving opens the login page, which returns to the page with the typed input", async ({
  page,
  browserErrors,
  member,
  logIn,
}) => {
  browserErrors.allow(/401/);
  await logIn(page, member);
  await page.goto("/account-settings#account-details");
  await untilHydrated(page);
  await page.getByLabel("First name").fill("Ines");
  await page.getByLabel("Current password").fill(member.password);
  await page.context().clearCookies();

  await page.locator("section#account-details").getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount-settings%23account-details$/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(member.password);
  await logInAgain(page, member);

  await expect(page).toHaveURL(/\/account-settings#account-details$/);
  await expect(page.getByLabel("First name")).toHaveValue("Ines");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await page.locator("section#account-details").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Updated account details")).toBeVisible();
});

test("the input for a new role is still there after the session has ended and the admin has logged in again", async ({
  page,
  browserErrors,
  admin,
  logIn,
}) => {
  browserErrors.allow(/401/);
  const secondAdmin = await admin.createAccount(`admin-${Date.now()}@example.com`, { isAdmin: true });
  await logIn(page, secondAdmin);
  await page.goto("/admin/roles/new");
  await untilHydrated(page);
  const name = `Curators ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("See users users.view").check();
  await page.context().clearCookies();

  await page.getByRole("button", { name: "New role" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Froles%2Fnew$/);
  await logInAgain(page, secondAdmin);

  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.getByLabel("See users users.view")).toBeChecked();
  await page.getByRole("button", { name: "New role" }).click();
  await expect(page.getByText("Role created")).toBeVisible();
});

test("once the session has ended, searching a list opens the login page, which returns to the same search", async ({
  page,
  browserErrors,
  admin,
  logIn,
}) => {
  browserErrors.allow(/401/);
  const secondAdmin = await admin.createAccount(`searcher-${Date.now()}@example.com`, { isAdmin: true });
  await logIn(page, secondAdmin);
  await page.goto("/admin/users");
  await untilHydrated(page);
  await expect(page.getByRole("row", { name: secondAdmin.email })).toBeVisible(); // the list's first call has ended
  await page.context().clearCookies();

  await page.getByLabel("Search by name or email").fill("nobody");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fusers%3Fquery%3Dnobody$/);
  await logInAgain(page, secondAdmin);

  await expect(page).toHaveURL(/\/admin\/users\?query=nobody$/);
  await expect(page.getByText("There are no items matching your query")).toBeVisible();
});

test("a list whose call gets a 404 shows the 404 screen", async ({ page, browserErrors, logInAsAdmin }) => {
  browserErrors.allow(/404/);
  await logInAsAdmin(page);
  await page.goto("/admin/users");
  await untilHydrated(page);
  await page.route("**/api/v1/users?*", (route) =>
    route.fulfill({ status: 404, json: { code: "not_found", message: "Not found.", errors: {} } }),
  );

  await page.getByLabel("Search by name or email").fill("nobody");

  await expect(page.getByRole("heading", { name: /doorway to the great nothing/ })).toBeVisible();
});
