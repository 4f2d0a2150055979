import type { Page } from "@playwright/test";
import { expect, newAddress, test, untilHydrated } from "./fixtures";

// Forms that are filled in before the page is interactive, by a password manager or by a user of a slow phone.

const SLOWDOWN = 6;
const NEW_PASSWORD = "a-plinth-of-travertine";

/** Opens a page on a slow processor without its scripts. Returns a function that loads them. */
async function openWithoutScripts(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  let load: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return load;
}

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.beforeEach(() => test.slow());

test("the login is sent", async ({ page, member }) => {
  const loadScripts = await openWithoutScripts(page, "/login");
  await fill(page, "Email", member.email);
  await fill(page, "Password", member.password);

  loadScripts();
  await press(page, "Continue");

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the login is sent with the Enter key", async ({ page, member }) => {
  const loadScripts = await openWithoutScripts(page, "/login");
  await fill(page, "Email", member.email);
  await fill(page, "Password", member.password);

  loadScripts();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await page.getByLabel("Password", { exact: true }).press("Enter");

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the registration is sent", async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, "/register");
  await fill(page, "Email", newAddress("early"));
  await fill(page, "Password", NEW_PASSWORD);
  await fill(page, "Confirm password", NEW_PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.check();

  loadScripts();
  await press(page, "Create account");

  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
});

test("a reset link is requested, and a new password is set", async ({ page, mailbox, member }) => {
  const loadScripts = await openWithoutScripts(page, "/forgot-password");
  await fill(page, "Email", member.email);
  loadScripts();
  await press(page, "Send reset link");
  await expect(page).toHaveURL(/\/login$/);

  const loadResetScripts = await openWithoutScripts(page, await mailbox.link(member.email));
  await fill(page, "Email", member.email);
  await fill(page, "New password", NEW_PASSWORD);
  await fill(page, "Confirm password", NEW_PASSWORD);
  loadResetScripts();
  await press(page, "Reset password");

  await expect(page.getByText("Your password has been reset!")).toBeVisible();
});

// The forms of members appear with the scripts, because they contain the user's data. They must take input at once.
test("the account details and the password are saved", async ({ page, member, signIn }) => {
  await signIn(page, member);
  const loadScripts = await openWithoutScripts(page, "/account-settings");
  loadScripts();
  const details = page.locator("section#account-details");
  await fill(page, "First name", "Ines");
  await fill(page, "Current password", member.password);
  await fill(page, "New password", NEW_PASSWORD);
  await fill(page, "Confirm password", NEW_PASSWORD);

  await details.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Updated account details")).toBeVisible();
  await press(page, "Update password");

  await expect(page.getByRole("region", { name: "Messages" }).getByText("Password changed")).toBeVisible();
});

test("a new row is created", async ({ page, signInAsAdmin }) => {
  const name = `Early ${Date.now()}`;
  await signInAsAdmin(page);
  const loadScripts = await openWithoutScripts(page, "/admin/roles/new");
  loadScripts();
  await fill(page, "Name", name);

  await press(page, "New role");

  await expect(page).toHaveURL("/admin/roles");
  await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
});

test("a password manager that fills in a dialog at once can send it", async ({ page, member, signIn }) => {
  await signIn(page, member);
  const loadScripts = await openWithoutScripts(page, "/account-settings");
  loadScripts();
  await untilHydrated(page);
  await press(page, "Log out other sessions");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(member.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("Logged out other sessions.")).toBeVisible();
});
