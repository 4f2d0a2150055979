import type { Page } from "@playwright/test";
import { createT, type T } from "../../lib/i18n/create-t";
import ar from "../../lib/i18n/lines/ar.json" with { type: "json" };
import { expect, type Mailbox, newAddress, test, untilHydrated } from "./fixtures";

const FIRST_PASSWORD = "limestone-and-lapis";
const SECOND_PASSWORD = "three-slabs-of-marble";

const english = createT({ language: "en", lines: {} });
const arabic = createT({ language: "ar", lines: ar });

type JourneyOptions = { page: Page; mailbox: Mailbox; t: T; checkScreen?: (page: Page) => Promise<void> };

/** Goes from the homepage to the dashboard, logs out, resets the password and logs in again. */
async function completeJourney({ page, mailbox, t, checkScreen = async () => undefined }: JourneyOptions) {
  const email = newAddress("walker");
  const field = (label: string) => page.getByLabel(t(label), { exact: true });
  const press = (name: string) => page.getByRole("button", { name: t(name), exact: true }).click();
  const expectHeading = (text: string) => expect(page.getByRole("heading", { level: 1, name: t(text) })).toBeVisible();
  const check = () => checkScreen(page);

  await test.step("create an account", async () => {
    await page.goto("/");
    await press("OK"); // closes the cookie notice
    await check();
    await page.locator("main").locator('a[href="/register"]').first().click();
    await expectHeading("Create a new account");
    await check();
    await field("Email").fill(email);
    await field("Password").fill(FIRST_PASSWORD);
    await field("Confirm password").fill(FIRST_PASSWORD);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await press("Create account");
  });

  await test.step("verify the email", async () => {
    await expectHeading("Check your email");
    await expect(page.getByText("wa****")).toBeVisible();
    await check();
    await field("Verification code").fill(await mailbox.code(email));
  });

  await test.step("reach the dashboard and log out", async () => {
    await expectHeading("All Tools");
    await expect(page).toHaveURL("/dashboard");
    await check();
    const name = email.split("@")[0] ?? "";
    await untilHydrated(page);
    await page.getByRole("button", { name: t("Account menu for :name", { name }) }).click();
    await page.getByRole("menuitem", { name: t("Log out") }).click();
    await expectHeading("Log in to your account");
    await expect(page).toHaveURL("/login");
    await check();
  });

  await test.step("forget the password and choose another", async () => {
    await page.getByRole("link", { name: t("Forgot your password?") }).click();
    await expectHeading("Forgot your password?");
    await check();
    await field("Email").fill(email);
    await press("Send reset link");
    await expect(page.getByText(t("We have emailed your password reset link."))).toBeVisible();
    await expect(page).toHaveURL("/login");

    await page.goto(await mailbox.link(email));
    await expectHeading("Choose a new password");
    await check();
    await field("Email").fill(email);
    await field("New password").fill(SECOND_PASSWORD);
    await field("Confirm password").fill(SECOND_PASSWORD);
    await press("Reset password");
    await expect(page.getByText(t("Your password has been reset!"))).toBeVisible();
    await expect(page).toHaveURL("/login");
  });

  await test.step("log in with the new password", async () => {
    await field("Email").fill(email);
    await field("Password").fill(SECOND_PASSWORD);
    await press("Continue");
    await expectHeading("All Tools");
    await expect(page).toHaveURL("/dashboard");
  });
}

/** Checks that the page does not overflow horizontally. Works for both text directions. */
async function expectFit(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the screen`).toBe(0);
}

test("a visitor registers, logs out, and logs in again with a new password", async ({ page, mailbox }) => {
  await completeJourney({ page, mailbox, t: english, checkScreen: expectFit });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });

  test("no screen of the journey is wider than the phone", async ({ page, mailbox }) => {
    await completeJourney({ page, mailbox, t: english, checkScreen: expectFit });
  });
});

test("every screen of the journey stays dark", async ({ page, mailbox }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await completeJourney({
    page,
    mailbox,
    t: english,
    checkScreen: (screen) => expect(screen.locator("html")).toHaveAttribute("data-theme", "dark"),
  });
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar" });

  test("every screen of the journey is right to left", async ({ page, mailbox }) => {
    await completeJourney({
      page,
      mailbox,
      t: arabic,
      async checkScreen(screen) {
        await expect(screen.locator("html")).toHaveAttribute("dir", "rtl");
        await expect(screen.locator("html")).toHaveAttribute("lang", "ar");
        await expectFit(screen);
      },
    });
  });
});
