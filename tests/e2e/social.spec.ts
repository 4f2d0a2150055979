import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { startApp } from "../support/app-process";
import { HttpClient } from "../support/http-client";
import { type Behaviour, type OAuthProvider, startOAuthProvider } from "../support/oauth-provider";
import { until } from "../support/until";
import { type Api, apiOf, type Person } from "./api";
import { findAxeViolations } from "./axe";
import {
  ADMIN,
  test as base,
  endSession,
  expect,
  type Mailbox,
  mailboxIn,
  newAddress,
  untilHydrated,
} from "./fixtures";

// The fake service is at 127.0.0.1 and the app at localhost, so the browser treats them as different sites.

/** This file has its own server. A fake service on this machine acts as all social services. */
type OwnServer = { origin: string; admin: Api; provider: OAuthProvider; mailbox: Mailbox };

const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    async ({ playwright }, use) => {
      const provider = await startOAuthProvider();
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "plinth-e2e-"));
      const app = await startApp({
        dataDir,
        env: {
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
          GOOGLE_CLIENT_ID: "google-client",
          GOOGLE_CLIENT_SECRET: "google-secret",
          GOOGLE_BASE_URL: provider.baseUrl("google"),
          ENVATO_CLIENT_ID: "envato-client",
          ENVATO_CLIENT_SECRET: "envato-secret",
          ENVATO_BASE_URL: provider.baseUrl("envato"),
        },
      });
      const request = await playwright.request.newContext();
      const admin = apiOf(request, app.origin);
      await admin.logIn(ADMIN);
      await admin.confirmPassword(ADMIN.password);
      await use({ origin: app.origin, admin, provider, mailbox: mailboxIn(dataDir) });
      await request.dispose();
      await app.stop();
      await provider.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.beforeEach(async ({ ownServer }) => {
  await ownServer.admin.changeSettings({ social: { google: { enable: true }, envato: { enable: true } } });
});

let personCount = 0;

/** Sets who logs in at the service next: a new person, whom the service asks for consent on a page. */
function setNextPerson(ownServer: OwnServer, behaviour: Omit<Behaviour, "email"> = {}) {
  personCount += 1;
  const person = { id: `subject-${personCount}`, email: newAddress("social"), page: true };
  ownServer.provider.behave({ ...person, ...behaviour });
  return person;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the page and presses the service's button. Returns the popup, on the service's page. */
async function openPopup(page: Page, address: string, name = "Google"): Promise<Page> {
  await page.goto(address);
  await untilHydrated(page);
  return pressForPopup(page, name);
}

async function pressForPopup(page: Page, name: string): Promise<Page> {
  const nextPopup = page.waitForEvent("popup");
  await button(page, name).click();
  const popup = await nextPopup;
  await popup.waitForURL(/127\.0\.0\.1/);
  return popup;
}

async function allow(popup: Page) {
  const closed = popup.waitForEvent("close");
  await popup.locator("#allow").click();
  await closed;
}

const expectDashboard = (page: Page, ownServer: OwnServer) => expect(page).toHaveURL(`${ownServer.origin}/dashboard`);

test("only services that are turned on have a button", async ({ page, ownServer }) => {
  await ownServer.admin.changeSettings({ social: { google: { enable: false } } });
  await page.goto(`${ownServer.origin}/login`);

  await expect(button(page, "Envato")).toBeVisible();
  await expect(button(page, "Google")).toHaveCount(0);
  await expect(button(page, "Facebook")).toHaveCount(0);
});

test("a new user gets an account and reaches the dashboard; later the same service logs them in", async ({
  page,
  ownServer,
}) => {
  setNextPerson(ownServer);

  const popup = await openPopup(page, `${ownServer.origin}/login`);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([650, 550]);
  await allow(popup);
  await expectDashboard(page, ownServer);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /next-auth|^social_/.test(name))).toEqual([]);

  await endSession(page);
  await allow(await openPopup(page, `${ownServer.origin}/login`));
  await expectDashboard(page, ownServer);
});

test("an address that the service has not verified is verified by a code", async ({ page, ownServer }) => {
  const { email } = setNextPerson(ownServer, { verified: false });

  await allow(await openPopup(page, `${ownServer.origin}/login`));

  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.getByLabel("Verification code", { exact: true }).fill(await ownServer.mailbox.code(email));
  await expectDashboard(page, ownServer);
});

test("on the register page the policies have to be accepted first", async ({ page, ownServer }) => {
  setNextPerson(ownServer);
  await page.goto(`${ownServer.origin}/register`);
  await untilHydrated(page);

  await button(page, "Google").click();
  await expect(page.getByText("You need to accept this.").first()).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await allow(await pressForPopup(page, "Google"));
  await expectDashboard(page, ownServer);
});

test("REQUEST_PASSWORD: connecting an existing account requires its password", async ({
  page,
  ownServer,
  browserErrors,
}) => {
  browserErrors.allow(/422/);
  const { email } = setNextPerson(ownServer);
  const { password } = await ownServer.admin.createAccount(email);

  await allow(await openPopup(page, `${ownServer.origin}/login?redirect=/account-settings`));
  const dialog = page.getByRole("dialog", { name: "Connect your Google account" });
  await expect(dialog).toContainText(email);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");

  await dialog.getByLabel("Password", { exact: true }).fill("something-else");
  await button(page, "Connect").click();
  await expect(dialog.getByText("This password is wrong.")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Connect").click();

  await expect(page).toHaveURL(`${ownServer.origin}/account-settings`);
  await expect(page.locator("#social-login")).toContainText(`Connected as ${email}`);
});

test("ERROR: a refusal at the service is shown on the login page", async ({ page, ownServer }) => {
  setNextPerson(ownServer);
  const popup = await openPopup(page, `${ownServer.origin}/login`);

  const closed = popup.waitForEvent("close");
  await popup.locator("#deny").click();
  await closed;

  await expect(
    page.getByRole("alert").filter({ hasText: "You did not allow this site to use your Google account." }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${ownServer.origin}/login`);
  await expect(button(page, "Google")).not.toHaveAttribute("aria-busy");
});

test("ERROR: a failing service shows the general error message", async ({ page, ownServer }) => {
  setNextPerson(ownServer, { tokenStatus: 500 });

  await allow(await openPopup(page, `${ownServer.origin}/login`));

  await expect(page.getByText("An error occurred. Please try again later")).toBeVisible();
});

test("closing the popup without a result enables the button and shows no error", async ({ page, ownServer }) => {
  setNextPerson(ownServer);
  const popup = await openPopup(page, `${ownServer.origin}/login`);
  await expect(button(page, "Google")).toHaveAttribute("aria-busy", "true");

  await popup.close();

  await expect(button(page, "Google")).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

for (const coop of ["same-origin", "same-origin-allow-popups"]) {
  test(`the result arrives even if the service's opener policy (${coop}) cuts off the popup`, async ({
    page,
    ownServer,
  }) => {
    setNextPerson(ownServer, { coop });

    await allow(await openPopup(page, `${ownServer.origin}/login`));

    await expectDashboard(page, ownServer);
  });
}

test.describe("if the browser blocks popups", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
  });

  async function startInThisWindow(page: Page, ownServer: OwnServer) {
    await page.goto(`${ownServer.origin}/login`);
    await untilHydrated(page);
    await button(page, "Google").click();
    await expect(page.getByText("Your browser blocked the Google window.")).toBeVisible();
    await page.getByRole("link", { name: "continue in this window" }).click();
    await page.waitForURL(/127\.0\.0\.1/);
  }

  test("the login works in the same window", async ({ page, ownServer }) => {
    setNextPerson(ownServer);

    await startInThisWindow(page, ownServer);
    await page.locator("#allow").click();

    await expectDashboard(page, ownServer);
  });

  test("after a refusal the page shows the reason", async ({ page, ownServer }) => {
    setNextPerson(ownServer);

    await startInThisWindow(page, ownServer);
    await page.locator("#deny").click();

    await expect(page).toHaveURL(`${ownServer.origin}/login`);
    await expect(page.getByText("You did not allow this site to use your Google account.")).toBeVisible();
  });

  test("the password of an existing account is requested", async ({ page, ownServer }) => {
    const { email } = setNextPerson(ownServer);
    await ownServer.admin.createAccount(email);

    await startInThisWindow(page, ownServer);
    await page.locator("#allow").click();

    await expect(page.getByRole("dialog", { name: "Connect your Google account" })).toContainText(email);
  });
});

test("a plan chosen before the login opens its checkout", async ({ page, ownServer }) => {
  await ownServer.admin.changeSettings({ billing: { enable: true } });
  const choice = await ownServer.admin.createPlanChoice();
  setNextPerson(ownServer);
  await page.goto(`${ownServer.origin}/login`);
  await page.evaluate((value) => localStorage.setItem("be.onboarding.selected", value), choice.stored);

  await allow(await openPopup(page, `${ownServer.origin}/login`));

  await expect(page).toHaveURL(choice.checkout);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await ownServer.admin.changeSettings({ billing: { enable: false } });
});

test("a service is connected and disconnected in the account settings", async ({ page, ownServer }) => {
  const member = await ownServer.admin.createAccount(newAddress("member"));
  const api = apiOf(page.request, ownServer.origin);
  await api.logIn(member);
  await api.confirmPassword(member.password);
  const { email } = setNextPerson(ownServer);
  const panel = page.locator("#social-login");

  await allow(await openPopup(page, `${ownServer.origin}/account-settings`, "Enable Google"));
  await expect(page.getByText("Enabled Google account")).toBeVisible();
  await expect(panel).toContainText(`Connected as ${email}`);

  await button(page, "Disable Google").click();
  await expect(page.getByText("Disabled Google account")).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: "Google" })).toContainText("Not connected");
});

test("the last login method of a user without a password cannot be removed", async ({
  page,
  ownServer,
  browserErrors,
}) => {
  browserErrors.allow(/409/);
  const { email } = setNextPerson(ownServer);
  await allow(await openPopup(page, `${ownServer.origin}/login`));
  await expectDashboard(page, ownServer);
  await page.goto(`${ownServer.origin}/account-settings`);
  await untilHydrated(page);

  await button(page, "Disable Google").click();
  await page.getByLabel("Code", { exact: true }).fill(await ownServer.mailbox.code(email));

  await expect(
    page.getByText("Set a password first. Without your Google account, you could no longer log in."),
  ).toBeVisible();
  await expect(button(page, "Disable Google")).toBeVisible();
});

/** How long an authenticator shows a code. The server also accepts the previous code. */
const STEP_MS = 30_000;

/** Turns on two-factor authentication through the API. Returns the authenticator's secret. */
async function enableTwoFactor(ownServer: OwnServer, { email, password }: Person): Promise<string> {
  const client = new HttpClient(ownServer.origin);
  await client.logIn(email, password);
  await client.send("POST", "/auth/user/confirm-password", { password });
  await client.send("POST", "/auth/user/two-factor-authentication", {});
  const { json } = await client.send("GET", "/auth/user/two-factor/qr-code");
  const secret = String(json.secret);
  // Each code works only once, and the login needs the code of the current step. So this uses the code of the previous
  // step, which works only until the current step ends. If less than five seconds are left, this waits for the next
  // step.
  await until(() => Date.now() % STEP_MS < STEP_MS - 5_000, { what: "a new step" });
  const code = await generate({ secret, epoch: Math.floor(Date.now() / 1000) - 30 });
  expect((await client.send("POST", "/auth/user/confirmed-two-factor-authentication", { code })).status).toBe(200);
  return secret;
}

test("a service is connected only after the second factor", async ({ page, ownServer }) => {
  const { email } = setNextPerson(ownServer);
  const member = await ownServer.admin.createAccount(email);
  const secret = await enableTwoFactor(ownServer, member);

  await allow(await openPopup(page, `${ownServer.origin}/login?redirect=/account-settings`));
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(member.password);
  await button(page, "Connect").click();
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await generate({ secret }));
  await expect(page.locator("#social-login")).toContainText(`Connected as ${email}`);

  await endSession(page);
  await allow(await openPopup(page, `${ownServer.origin}/login`));
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
});

test("axe finds nothing in the buttons, the dialog and the panel of social login", async ({ page, ownServer }) => {
  const { email } = setNextPerson(ownServer);
  const { password } = await ownServer.admin.createAccount(email);
  await page.goto(`${ownServer.origin}/login`);
  await untilHydrated(page);
  expect(await findAxeViolations(page)).toEqual([]);

  await allow(await pressForPopup(page, "Google"));
  const dialog = page.getByRole("dialog", { name: "Connect your Google account" });
  await expect(dialog).toHaveCSS("opacity", "1");
  expect(await findAxeViolations(page)).toEqual([]);

  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Connect").click();
  await expectDashboard(page, ownServer);
  await page.goto(`${ownServer.origin}/account-settings`);
  await expect(page.locator("#social-login")).toContainText("Connected as");
  expect(await findAxeViolations(page)).toEqual([]);
});

test("no address of next-auth exists except the callbacks of our services", async ({ page, ownServer }) => {
  for (const address of [
    "session",
    "csrf",
    "providers",
    "signin",
    "signout",
    "_log",
    "signin/google",
    "callback/myspace",
  ]) {
    expect((await page.request.get(`${ownServer.origin}/api/auth/${address}`)).status(), address).toBe(404);
  }
});
