import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { waitForMail } from "../support/mail-inbox";
import { apiOf, type Person } from "./api";
import { expectNoAxeViolations } from "./axe";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

type LogIn = (page: Page, person: Person) => Promise<void>;

/** Logs the user in on another device: a browser with its own cookies. Returns its page. */
async function openOnPhone(browser: Browser, member: Person, logIn: LogIn): Promise<Page> {
  const context = await browser.newContext({ userAgent: ANDROID, baseURL: environmentValue("PLINTH_E2E_URL") });
  const page = await context.newPage();
  await logIn(page, member);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/dashboard");
  return page;
}

async function openSessions(page: Page) {
  await page.goto("/account-settings#sessions");
  await untilHydrated(page);
  return page.getByRole("region", { name: "Active sessions" });
}

const sessionsIn = (panel: Locator) => panel.getByRole("list", { name: "Active sessions" });

async function expectLoggedOut(page: Page) {
  expect((await page.request.get("/api/v1/user-sessions")).status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?redirect=/);
}

test("a device whose session was ended from another device is logged out at its next request", async ({
  page,
  browser,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const phone = await openOnPhone(browser, member, logIn);
  const panel = await openSessions(page);
  await expect(sessionsIn(panel).getByRole("listitem")).toHaveCount(2);
  await expect(sessionsIn(panel).getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);

  await panel.getByRole("button", { name: "End session: Android, Chrome" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End session" }).click();

  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(sessionsIn(panel).getByRole("listitem")).toHaveCount(1);
  await expectLoggedOut(phone);
  await page.reload();
  await expect(page).toHaveURL(/\/account-settings/);
  await phone.context().close();
});

test("the list of sessions is at most 400 pixels high and scrolls", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const list = sessionsIn(await openSessions(page));

  await expect(list).toHaveCSS("max-height", "400px");
  await expect(list).toHaveCSS("overflow-y", "auto");
});

test("all other sessions are logged out once the password is confirmed, and the current one is kept", async ({
  page,
  browser,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/422/);
  await logIn(page, member);
  const phones = [await openOnPhone(browser, member, logIn), await openOnPhone(browser, member, logIn)];
  const panel = await openSessions(page);
  await expect(sessionsIn(panel).getByRole("listitem")).toHaveCount(3);

  await panel.getByRole("button", { name: "Log out other sessions" }).click();
  const password = page.getByRole("dialog").getByLabel("Password", { exact: true });
  await password.fill("not-the-password");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This password is wrong.")).toBeVisible();
  await password.fill(member.password);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("Logged out other sessions.")).toBeVisible();
  await expect(sessionsIn(panel).getByRole("listitem")).toHaveCount(1);
  for (const phone of phones) {
    await expectLoggedOut(phone);
    await phone.context().close();
  }
  expect((await page.request.get("/api/v1/user-sessions")).status()).toBe(200);
});

test("a login from a new device sends an email that links to the sessions", async ({
  page,
  browser,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const phone = await openOnPhone(browser, member, logIn);

  const outbox = path.resolve(environmentValue("PLINTH_E2E_DATA"), "outbox");
  const mail = await waitForMail(outbox, { to: member.email, subject: /New login/ });
  expect(mail.text).toContain("Device: Chrome on Android");
  await page.goto(mail.link ?? "");
  await expect(page.getByRole("heading", { name: "Active sessions" })).toBeInViewport();
  await phone.context().close();
});

test("recent activity shows a failed login and its device", async ({ page, browser, member, logIn }) => {
  await logIn(page, member);
  const elsewhere = await browser.newContext({ userAgent: ANDROID, baseURL: environmentValue("PLINTH_E2E_URL") });
  const otherApi = apiOf(elsewhere.request, environmentValue("PLINTH_E2E_URL"));
  await expect(otherApi.logIn({ ...member, password: "not-the-password" })).rejects.toThrow();
  await elsewhere.close();

  const activity = (await openSessions(page)).getByRole("list", { name: "Recent activity" });

  await expect(activity.getByRole("listitem").first()).toContainText("Failed login");
  await expect(activity.getByRole("listitem").first()).toContainText("Android, Chrome");
  await expect(activity.getByRole("listitem").last()).toContainText("Logged in");
});

test("after a password reset, the dashboard shows what else gives access, until the user has reviewed it", async ({
  page,
  browser,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const phone = await openOnPhone(browser, member, logIn);
  const device = (await page.context().cookies()).filter(({ name }) => name === "device");
  await page.context().clearCookies();
  await page.context().addCookies(device);
  await page.goto("/forgot-password");
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  const outbox = path.resolve(environmentValue("PLINTH_E2E_DATA"), "outbox");
  const mail = await waitForMail(outbox, { to: member.email, subject: /password/ });
  await page.goto(mail.link ?? "");
  await untilHydrated(page);
  const password = "a-plinth-of-travertine";
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Your password has been reset!")).toBeVisible();
  await logIn(page, { ...member, password });

  await page.goto("/dashboard");
  const review = page.getByRole("region", { name: "What else gives access to your account" });
  await expect(review.getByRole("listitem")).toHaveCount(1);
  await expectNoAxeViolations(page, "the review");
  await review.getByRole("button", { name: "Forget: Another browser that has logged in" }).click();

  await expect(review).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(review).toHaveCount(0);
  await phone.context().close();
});
