import type { Page } from "@playwright/test";
import { createT, type T } from "../../lib/i18n/create-t";
import ar from "../../lib/i18n/lines/ar.json" with { type: "json" };
import { expect, type Mailbox, newAddress, ready, test } from "./fixtures";

const FIRST = "limestone-and-lapis";
const SECOND = "three-slabs-of-marble";

const english = createT({ language: "en", lines: {} });
const arabic = createT({ language: "ar", lines: ar });

type Walk = { page: Page; mailbox: Mailbox; t: T; seen?: (page: Page) => Promise<void> };

/** The main journey: from the homepage to the dashboard, log out, and log in again with a new password. */
async function walk({ page, mailbox, t, seen = async () => undefined }: Walk) {
  const email = newAddress("walker");
  const field = (label: string) => page.getByLabel(t(label), { exact: true });
  const press = (name: string) => page.getByRole("button", { name: t(name), exact: true }).click();
  const heading = (text: string) => expect(page.getByRole("heading", { level: 1, name: t(text) })).toBeVisible();
  const look = () => seen(page);

  await test.step("create an account", async () => {
    await page.goto("/");
    await press("OK"); // to cookies
    await look();
    await page.locator("main").locator('a[href="/register"]').first().click();
    await heading("Create a new account");
    await look();
    await field("Email").fill(email);
    await field("Password").fill(FIRST);
    await field("Confirm password").fill(FIRST);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await press("Create account");
  });

  await test.step("verify the email", async () => {
    await heading("Check your email");
    await expect(page.getByText("wa****")).toBeVisible();
    await look();
    await field("Verification code").fill(await mailbox.code(email));
    await press("Next");
  });

  await test.step("reach the dashboard and leave", async () => {
    await heading("All Tools");
    await expect(page).toHaveURL("/dashboard");
    await look();
    const name = email.split("@")[0] ?? "";
    await ready(page);
    await page.getByRole("button", { name: t("Account menu of :name", { name }) }).click();
    await page.getByRole("menuitem", { name: t("Log out") }).click();
    await heading("Log in to your account");
    await expect(page).toHaveURL("/login");
    await look();
  });

  await test.step("forget the password and choose another", async () => {
    await page.getByRole("link", { name: t("Forgot your password?") }).click();
    await heading("Forgot your password?");
    await look();
    await field("Email").fill(email);
    await press("Send reset link");
    await expect(page.getByText(t("We have emailed your password reset link."))).toBeVisible();
    await expect(page).toHaveURL("/login");

    await page.goto(await mailbox.link(email));
    await heading("Choose a new password");
    await look();
    await field("Email").fill(email);
    await field("New password").fill(SECOND);
    await field("Confirm password").fill(SECOND);
    await press("Reset password");
    await expect(page.getByText(t("Your password has been reset!"))).toBeVisible();
    await expect(page).toHaveURL("/login");
  });

  await test.step("log in with it", async () => {
    await field("Email").fill(email);
    await field("Password").fill(SECOND);
    await press("Continue");
    await heading("All Tools");
    await expect(page).toHaveURL("/dashboard");
  });
}

/** Checks that the page does not overflow horizontally, in either text direction. */
async function fits(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `${page.url()} is wider than the screen`).toBe(0);
}

test("a visitor registers, logs out, and logs in again with a new password", async ({ page, mailbox }) => {
  await walk({ page, mailbox, t: english, seen: fits });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });

  test("the same steps lead to the dashboard", async ({ page, mailbox }) => {
    await walk({ page, mailbox, t: english, seen: fits });
  });
});

test("the same steps stay dark", async ({ page, mailbox }) => {
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await walk({
    page,
    mailbox,
    t: english,
    seen: (seenPage) => expect(seenPage.locator("html")).toHaveAttribute("data-theme", "dark"),
  });
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar" });

  test("the same steps are right to left", async ({ page, mailbox }) => {
    await walk({
      page,
      mailbox,
      t: arabic,
      async seen(seenPage) {
        await expect(seenPage.locator("html")).toHaveAttribute("dir", "rtl");
        await expect(seenPage.locator("html")).toHaveAttribute("lang", "ar");
        await fits(seenPage);
      },
    });
  });
});
