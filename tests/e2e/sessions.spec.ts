import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { waitForMail } from "../support/mail-inbox";
import type { Person } from "./api";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

type SignIn = (page: Page, person: Person) => Promise<void>;

/** Logs the user in on another device: a browser with its own cookies. Returns its page. */
async function openOnPhone(browser: Browser, member: Person, signIn: SignIn): Promise<Page> {
  const context = await browser.newContext({ userAgent: ANDROID, baseURL: environmentValue("PLINTH_E2E_URL") });
  const page = await context.newPage();
  await signIn(page, member);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/dashboard");
  return page;
}

async function openSessions(page: Page) {
  await page.goto("/account-settings#sessions");
  await untilHydrated(page);
  return page.getByRole("region", { name: "Active sessions" });
}

async function expectLoggedOut(page: Page) {
  expect((await page.request.get("/api/v1/user-sessions")).status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?redirect=/);
}

test("a session that is ended from another device is logged out at its next request", async ({
  page,
  browser,
  member,
  signIn,
}) => {
  await signIn(page, member);
  const phone = await openOnPhone(browser, member, signIn);
  const panel = await openSessions(page);
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expect(panel.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);

  await panel.getByRole("button", { name: "End session: Android, Chrome" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End session" }).click();

  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expectLoggedOut(phone);
  await page.reload();
  await expect(page).toHaveURL(/\/account-settings/);
  await phone.context().close();
});

test("the list of sessions is at most 400 pixels high and scrolls", async ({ page, member, signIn }) => {
  await signIn(page, member);
  const list = (await openSessions(page)).getByRole("list");

  await expect(list).toHaveCSS("max-height", "400px");
  await expect(list).toHaveCSS("overflow-y", "auto");
});

test("all other sessions are logged out with the password, and the current one stays", async ({
  page,
  browser,
  member,
  signIn,
  noise,
}) => {
  noise.allow(/422/);
  await signIn(page, member);
  const phones = [await openOnPhone(browser, member, signIn), await openOnPhone(browser, member, signIn)];
  const panel = await openSessions(page);
  await expect(panel.getByRole("listitem")).toHaveCount(3);

  await panel.getByRole("button", { name: "Log out other sessions" }).click();
  const password = page.getByRole("dialog").getByLabel("Password", { exact: true });
  await password.fill("not-the-password");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This password is wrong.")).toBeVisible();
  await password.fill(member.password);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("Logged out other sessions.")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
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
  signIn,
}) => {
  await signIn(page, member);
  const phone = await openOnPhone(browser, member, signIn);

  const outbox = path.resolve(environmentValue("PLINTH_E2E_DATA"), "outbox");
  const mail = await waitForMail(outbox, { to: member.email, subject: /New login/ });
  expect(mail.text).toContain("Device: Chrome on Android");
  await page.goto(mail.link ?? "");
  await expect(page.getByRole("heading", { name: "Active sessions" })).toBeInViewport();
  await phone.context().close();
});
