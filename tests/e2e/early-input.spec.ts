import type { Page } from "@playwright/test";
import { codeOf } from "../support/authenticator";
import { apiOf } from "./api";
import { endSession, environmentValue, expect, newAddress, test, untilHydrated } from "./fixtures";
import { openWithoutScripts } from "./slow-page";

// Forms that are filled in before the page is interactive, by a password manager or by a user on a slow phone.

const ORIGIN = environmentValue("PLINTH_E2E_URL");
const NEW_PASSWORD = "a-plinth-of-travertine";

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.beforeEach(() => test.slow());

test("sends a login that was typed before the scripts loaded", async ({ page, member }) => {
  const loadScripts = await openWithoutScripts(page, "/login");
  await fill(page, "Email", member.email);
  await fill(page, "Password", member.password);

  loadScripts();
  await press(page, "Continue");

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the Enter key sends a login that was typed before the scripts loaded", async ({ page, member }) => {
  const loadScripts = await openWithoutScripts(page, "/login");
  await fill(page, "Email", member.email);
  await fill(page, "Password", member.password);

  loadScripts();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await page.getByLabel("Password", { exact: true }).press("Enter");

  await expect(page).toHaveURL(/\/dashboard$/);
});

/** Fills in the passwords and accepts the policies before the scripts load. Then sends the form. */
async function register(page: Page, loadScripts: () => void) {
  await fill(page, "Password", NEW_PASSWORD);
  await fill(page, "Confirm password", NEW_PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.check();

  loadScripts();
  await press(page, "Create account");

  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
}

test("sends a registration that was typed before the scripts loaded", async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, "/register");
  await fill(page, "Email", newAddress("early"));
  await register(page, loadScripts);
});

test("requests a reset link and sets a new password with input that was typed before the scripts loaded", async ({
  page,
  mailbox,
  member,
}) => {
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

test("sends a verification code that was typed before the scripts loaded", async ({ page, mailbox, admin, logIn }) => {
  const person = await admin.createAccount(newAddress("unverified"), { isVerified: false });
  await logIn(page, person);
  await page.goto("/dashboard");
  await untilHydrated(page);
  await press(page, "request a new code");
  const code = await mailbox.code(person.email);
  const loadScripts = await openWithoutScripts(page, "/dashboard");
  await fill(page, "Verification code", code);

  loadScripts();

  await expect(page.getByRole("heading", { level: 1, name: "All Tools" })).toBeVisible();
});

test("asks for the second factor after a login that was typed before the scripts loaded, and accepts the code", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const secret = await apiOf(page.request, ORIGIN).turnOnTwoFactor(member.password);
  await page.context().clearCookies();
  const loadScripts = await openWithoutScripts(page, "/login");
  await fill(page, "Email", member.email);
  await fill(page, "Password", member.password);
  loadScripts();
  await press(page, "Continue");

  await fill(page, "Code", await codeOf(secret, 1));

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an invited person registers, and another logs in, with input typed before the scripts load", async ({
  page,
  admin,
  member,
  mailbox,
  logIn,
}) => {
  const [newcomer, invited] = [newAddress("newcomer"), await admin.createAccount(newAddress("invited"))];
  await logIn(page, member);
  await apiOf(page.request, ORIGIN).inviteToNewWorkspace([newcomer, invited.email]);
  await page.context().clearCookies();
  const addressOf = async (email: string, form: "login" | "register") => {
    await page.goto(await mailbox.link(email));
    const link = page.getByRole("link", { name: form === "login" ? "Login" : "Create account" });
    return String(await link.first().getAttribute("href"));
  };

  await test.step("registration", async () => {
    const loadScripts = await openWithoutScripts(page, await addressOf(newcomer, "register"));
    await register(page, loadScripts);
  });
  await endSession(page);

  await test.step("login", async () => {
    const loadScripts = await openWithoutScripts(page, await addressOf(invited.email, "login"));
    await fill(page, "Password", invited.password);
    loadScripts();
    await press(page, "Continue");

    await expect(page.getByRole("button", { name: "Join workspace" })).toBeVisible();
  });
});

test("sends a contact message that was typed before the scripts loaded", async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, "/contact");
  await fill(page, "Name", "Ines Morel");
  await fill(page, "Email", "ines@example.com");
  await fill(page, "Message", "Is there a discount for schools?");

  loadScripts();
  await press(page, "Send message");

  await expect(page.getByText("Thank you. We will reply by email.")).toBeVisible();
});

test("keeps a name that was typed before the scripts loaded", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const loadScripts = await openWithoutScripts(page, "/contact");
  await fill(page, "Name", "Ines Morel");
  await fill(page, "Message", "Is there a discount for schools?");

  loadScripts();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(member.email);

  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ines Morel");
});

test("sends a report that was typed before the scripts loaded", async ({ page, member, logIn }) => {
  const slug = `early-${Date.now().toString(36)}`;
  await logIn(page, member);
  const api = apiOf(page.request, ORIGIN);
  await api.publish(await api.createSite({ name: "Kiln", slug, project_id: await api.createProject("Kiln") }));
  await page.context().clearCookies();
  const loadScripts = await openWithoutScripts(page, "/report?address=https://example.com");
  const address = ORIGIN.replace("//", `//${slug}.sites.`);
  const details = "It offers a program that nobody needs.";
  await fill(page, "Address of the page", address);
  await page.getByLabel("What is wrong with it?").selectOption("malware");
  await fill(page, "Details", details);

  loadScripts();
  const report = page.waitForRequest((request) => request.url().endsWith("/site-reports"));
  await press(page, "Send report");

  expect((await report).postDataJSON()).toMatchObject({ address, reason: "malware", details });
  await expect(page.getByRole("status").filter({ hasText: /report/i })).toBeVisible();
});

// Forms that contain the user's data appear only once the scripts have loaded. They must accept input at once.
test("saves account details and a password that are typed as soon as their forms appear", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
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

test("creates a role whose name is typed as soon as the form appears", async ({ page, logInAsAdmin }) => {
  const name = `Early ${Date.now()}`;
  await logInAsAdmin(page);
  const loadScripts = await openWithoutScripts(page, "/admin/roles/new");
  loadScripts();
  await fill(page, "Name", name);

  await press(page, "New role");

  await expect(page).toHaveURL("/admin/roles");
  await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
});

test("submits a dialog that a password manager fills in as soon as it opens", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const loadScripts = await openWithoutScripts(page, "/account-settings");
  loadScripts();
  await untilHydrated(page);
  await press(page, "Log out other sessions");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(member.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("Logged out other sessions.")).toBeVisible();
});
