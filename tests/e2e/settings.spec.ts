import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { expect, untilHydrated } from "./fixtures";
import { test } from "./own-server";

// How an admin's settings change the screens. This file has its own server, because the other files need the defaults.

test.describe.configure({ mode: "serial" });
test.use({ serverName: "settings" });

const expectTitle = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();

test("with registration disabled, /register redirects, and /login and /forgot-password do not link to it", async ({
  page,
  ownServer,
}) => {
  await ownServer.admin.changeSettings({ registration: { disable: true } });
  await page.goto(`${ownServer.origin}/register`);
  await expect(page).toHaveURL(`${ownServer.origin}/login`);
  await expect(page.locator('a[href*="/register"]')).toHaveCount(0);
  await page.goto(`${ownServer.origin}/forgot-password`);
  await expect(page.locator('a[href*="/register"]')).toHaveCount(0);
});

test("the secret path allows a registration even if registration is disabled, and a guessed path is a 404", async ({
  page,
  ownServer,
  browserErrors,
}) => {
  browserErrors.allow(/404/);
  await ownServer.admin.changeSettings({ registration: { disable: true, hidden_token: "only-for-friends" } });
  expect((await page.goto(`${ownServer.origin}/register/guessed`))?.status()).toBe(404);

  await page.goto(`${ownServer.origin}/register/only-for-friends`);
  await page.getByLabel("Email", { exact: true }).fill("friend@example.com");
  await page.getByLabel("Password", { exact: true }).fill("limestone-and-lapis");
  await page.getByLabel("Confirm password", { exact: true }).fill("limestone-and-lapis");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expectTitle(page, "Check your email");
});

test("each policy is a checkbox, which must be checked to create an account", async ({ page, ownServer }) => {
  const policies = [{ id: "house_rules", label: "House rules", action: "/pages/terms" }];
  await ownServer.admin.changeSettings({ registration: { disable: false, policies } });
  await page.goto(`${ownServer.origin}/register`);
  await page.getByLabel("Email", { exact: true }).fill("ines@example.com");
  await page.getByLabel("Password", { exact: true }).fill("limestone-and-lapis");
  await page.getByLabel("Confirm password", { exact: true }).fill("limestone-and-lapis");
  const create = page.getByRole("button", { name: "Create account" });
  await create.click();
  await expect(create).toBeDisabled();
  await page.getByLabel("I accept the House rules").check();
  await expect(create).toBeEnabled();
  await expect(page.getByRole("link", { name: "House rules" })).toHaveAttribute("target", "_blank");
});

test("the login page of a demo site fills in one of the demo accounts, or only the email from the URL", async ({
  page,
  ownServer,
}) => {
  await ownServer.admin.changeSettings({ site: { demo: true, demo_email: "demo{n}@example.com" } });
  await page.goto(`${ownServer.origin}/login`);
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveValue(/^demo(?:[1-9]\d?|100)@example\.com$/);
  await expect(page.getByLabel("Password", { exact: true })).not.toHaveValue("");
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();

  await page.goto(`${ownServer.origin}/login?email=ines%40example.com`);
  await expect(email).toHaveValue("ines@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await ownServer.admin.changeSettings({ site: { demo: false } });
});

test("the homepage can be the login or the register page", async ({ page, ownServer }) => {
  await ownServer.admin.changeSettings({ homepage: { type: "loginPage" } });
  await page.goto(`${ownServer.origin}/`);
  await expectTitle(page, "Log in to your account");
  await ownServer.admin.changeSettings({ homepage: { type: "registerPage" } });
  await page.goto(`${ownServer.origin}/`);
  await expectTitle(page, "Create a new account");
  await ownServer.admin.changeSettings({ homepage: { type: "landing" } });
});

test("without email confirmation, a new member is redirected at once to the address from the settings", async ({
  page,
  ownServer,
}) => {
  await ownServer.admin.changeSettings({
    auth: { require_email_confirmation: false, after_login: "/dashboard/tools" },
  });
  await page.goto(`${ownServer.origin}/register`);
  await page.getByLabel("Email", { exact: true }).fill("at-once@example.com");
  await page.getByLabel("Password", { exact: true }).fill("limestone-and-lapis");
  await page.getByLabel("Confirm password", { exact: true }).fill("limestone-and-lapis");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${ownServer.origin}/dashboard/tools`);
});

test("the setting `secondary_redirect` overrides the usual target after the login", async ({ page, ownServer }) => {
  await ownServer.admin.changeSettings({ auth: { secondary_redirect: "/dashboard/projects" } });
  const member = await ownServer.admin.createAccount("second@example.com");
  await page.goto(`${ownServer.origin}/login`);
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${ownServer.origin}/dashboard/projects`);
  await ownServer.admin.changeSettings({ auth: { secondary_redirect: null } });
});

test("while billing is on, a plan chosen before the login opens its checkout once", async ({ page, ownServer }) => {
  await ownServer.admin.changeSettings({ billing: { enable: true } });
  const choice = await ownServer.admin.createPlanChoice();
  const member = await ownServer.admin.createAccount("buyer@example.com");
  await page.goto(`${ownServer.origin}/login`);
  await page.evaluate((value) => localStorage.setItem("be.onboarding.selected", value), choice.stored);
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(choice.checkout);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("be.onboarding.selected"))).toBeNull();
  await ownServer.admin.changeSettings({ billing: { enable: false } });
});

test("the bell is shown only while notifications are turned on", async ({ page, ownServer, browserErrors }) => {
  browserErrors.allow(/404.*notifications\/stream/); // from the page that is open when notifications are turned off
  const member = await ownServer.admin.createAccount("bell@example.com");
  await apiOf(page.request, ownServer.origin).logIn(member);
  await page.goto(`${ownServer.origin}/dashboard`);
  await expect(page.getByRole("button", { name: "Notifications" })).toBeVisible();
  await ownServer.admin.changeSettings({ notifications: { integrated: false } });
  await page.goto(`${ownServer.origin}/dashboard`);
  await untilHydrated(page);
  await expect(page.getByRole("button", { name: "Notifications" })).toHaveCount(0);
});

test("the code of an ad is shown to members, and cannot access the app", async ({ page, ownServer, browserErrors }) => {
  browserErrors.allow(/Blocked script execution|about:srcdoc|csp x:/);
  const code = `<b>Kilns on sale</b> <script>parent.ran = 1</script><img src="x:" onerror="parent.ran = 1">
    <a href="/api/v1/users/me">Look</a>`;
  await ownServer.admin.changeSettings({ ads: { dashboard_bottom: { code } } });
  const member = await ownServer.admin.createAccount("ads@example.com");
  await apiOf(page.request, ownServer.origin).logIn(member);
  await page.goto(`${ownServer.origin}/dashboard`);
  const ad = page.getByRole("region", { name: "From the site owner" });
  await ad.scrollIntoViewIfNeeded();

  await expect(ad.frameLocator("iframe").getByText("Kilns on sale")).toBeVisible();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  const canReadFrame = () => page.evaluate(() => document.querySelector("iframe")?.contentDocument !== null);
  expect(await canReadFrame()).toBe(false);
  await expectNoAxeViolations(page, "the dashboard with an ad's code");
  await ownServer.admin.changeSettings({ ads: { dashboard_bottom: { code: "" } } });
});
