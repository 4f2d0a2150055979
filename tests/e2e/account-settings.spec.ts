import type { Page } from "@playwright/test";
import type { Person } from "./api";
import { expectNoAxeViolations } from "./axe";
import { environmentValue, expect, newAddress, test, untilHydrated } from "./fixtures";

const PATH = "/account-settings";
const NEW_PASSWORD = "a-plinth-of-travertine";

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const sectionLinks = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const expectToast = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: /^Messages/ }).getByText(text, { exact: true })).toBeVisible();
const save = (page: Page, id: string) => section(page, id).getByRole("button", { name: "Save" });

/** Returns the gradient at the end of the row of links, and whether it covers a link. Runs in the page. */
function fadeOf(row: Element) {
  const { backgroundImage, width } = getComputedStyle(row, "::after");
  const { left, right } = row.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(row).direction === "rtl";
  const size = Number.parseFloat(width);
  const isUnder = (link: Element) => {
    const box = link.getBoundingClientRect();
    return isRightToLeft ? box.left < left + size - 1 : box.right > right - size + 1;
  };
  return { fade: backgroundImage, isCovered: [...row.querySelectorAll("a")].some(isUnder) };
}

async function open(page: Page, hash = "") {
  await page.goto(PATH + hash);
  await untilHydrated(page);
}

/** Confirms the password in the dialog that a sensitive action opens. */
async function confirm(page: Page, { password }: Person) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test.describe("the page with the account settings", () => {
  test("sends a guest to the login page and back", async ({ page, member }) => {
    await page.goto(PATH);
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount-settings$/);
    await untilHydrated(page);
    await page.getByLabel("Email", { exact: true }).fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/account-settings$/);
  });

  test("is linked from the account menu", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await page.goto("/dashboard");
    await untilHydrated(page);
    await page.getByRole("button", { name: /member-/ }).click();
    await page.getByRole("menuitem", { name: "Account settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
  });

  test("has the sections to which its list links, in the same order", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page);
    const anchors = await sectionLinks(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const sections = await page
      .getByRole("main")
      .getByRole("region")
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(anchors).toEqual(sections);
    const order = [
      "#account-details",
      "#password",
      "#two-factor",
      "#sessions",
      "#location-and-language",
      "#developers",
      "#delete-account",
    ];
    expect(sections.filter((id) => order.includes(id))).toEqual(order);
    expect(sections).not.toContain("#social-login"); // no service is configured
  });

  test("has a list that links to the sections and marks the current one", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page);
    const current = sectionLinks(page).locator('[aria-current="true"]');
    await expect(current).toHaveText("Account details");
    await sectionLinks(page).getByRole("link", { name: "Location and language" }).click();
    await expect(page).toHaveURL(/#location-and-language$/);
    await expect(section(page, "location-and-language").getByRole("heading")).toBeInViewport();
    await expect(current).toHaveText("Location and language");
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -10_000);
    await expect(current).toHaveText("Account details");
    await page.mouse.wheel(0, 100_000);
    await expect(sectionLinks(page).getByRole("link").last()).toHaveAttribute("aria-current", "true");
  });

  test("opens at the section in its address", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page, "#password");
    await expect(section(page, "password").getByRole("heading")).toBeInViewport();
    await expect(sectionLinks(page).locator('[aria-current="true"]')).toHaveText("Password");
  });

  test("keeps the current entry of its list in view on a phone, without overflowing", async ({
    page,
    member,
    logIn,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await logIn(page, member);
    await open(page);
    const last = sectionLinks(page).getByRole("link").last();
    await expect(async () => {
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 100_000); // repeated, because panels grow when their lists load
      await expect(last).toHaveAttribute("aria-current", "true", { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  for (const [language, direction] of [
    ["en", "right"],
    ["ar", "left"],
  ] as const) {
    test(`fades out the end of its row of links on a phone while more links follow: ${language}`, async ({
      page,
      context,
      member,
      logIn,
    }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await context.addCookies([{ name: "locale", value: language, url: environmentValue("PLINTH_E2E_URL") }]);
      await logIn(page, member);
      await open(page);
      const row = page.locator("nav").filter({ has: page.locator('a[href="#password"]') });

      const { fade, isCovered } = await row.evaluate(fadeOf);
      expect(fade).toContain(`to ${direction}`);
      expect(isCovered).toBe(true);
      await row.evaluate((nav, sign) => nav.scrollTo({ left: sign * nav.scrollWidth }), direction === "left" ? -1 : 1);

      expect((await row.evaluate(fadeOf)).isCovered).toBe(false);
    });
  }

  test("shows the admin's extra panel first, with its HTML sanitised", async ({
    page,
    browserErrors,
    admin,
    member,
    logIn,
  }) => {
    const body = `<p>Ask <a href="/pages/terms">us</a>.</p><img src="x" onerror="document.title='run'"><script>document.title='run'</script>`;
    browserErrors.allow(/404/); // the picture in the admin's HTML does not exist
    await admin.changeSettings({ account: { extra_panels: [{ id: "help", title: "Help desk", body }] } });
    try {
      await logIn(page, member);
      await open(page);
      await expect(sectionLinks(page).getByRole("link").first()).toHaveText("Help desk");
      const panel = section(page, "panel-help");
      await expect(panel.getByRole("link", { name: "us" })).toBeVisible();
      await expect(panel.locator("script, [onerror]")).toHaveCount(0);
      await expect(page).toHaveTitle(/Account settings/);
    } finally {
      await admin.changeSettings({ account: { extra_panels: [] } });
    }
  });
});

test.describe("account details", () => {
  test("are saved, and the name at the top changes", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page);
    await expect(save(page, "account-details")).toBeDisabled();
    await page.getByLabel("First name").fill("Ines");
    await page.getByLabel("Last name").fill("Morel");
    await save(page, "account-details").click();
    await expectToast(page, "Updated account details");
    await expect(page.getByRole("button", { name: /Ines Morel/ })).toBeVisible();
    await expect(save(page, "account-details")).toBeDisabled();
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Ines");
  });

  test("leaving with unsaved changes asks for a confirmation", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page);
    await page.getByLabel("First name").fill("Ines");
    const projects = page.getByRole("link", { name: /^Projects/ }).first();
    await projects.click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(page).toHaveURL(/\/account-settings$/);
    await expect(page.getByLabel("First name")).toHaveValue("Ines");
    await projects.click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects$/);
  });
});

test.describe("password", () => {
  test("is changed, which ends the other sessions, and the user can log in with the new password", async ({
    page,
    browser,
    member,
    logIn,
  }) => {
    const otherContext = await browser.newContext();
    const otherPage = await otherContext.newPage();
    await logIn(otherPage, member);
    await logIn(page, member);
    await open(page);
    const panel = section(page, "password");
    await panel.getByLabel("Current password").fill(member.password);
    await panel.getByLabel("New password").fill(NEW_PASSWORD);
    await panel.getByLabel("Confirm password").fill("something-else");
    await panel.getByLabel("New password").focus();
    await expect(panel.getByText("The passwords do not match.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Update password" })).toBeDisabled();
    await panel.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await panel.getByRole("button", { name: "Update password" }).click();
    await expectToast(page, "Password changed");
    await expect(panel.getByLabel("Current password")).toHaveValue("");

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
    await otherPage.goto(new URL(PATH, page.url()).href);
    await expect(otherPage).toHaveURL(/\/login/);
    await logIn(otherPage, { ...member, password: NEW_PASSWORD });
    await otherContext.close();
  });

  test("a wrong current password is an error on its field, which gets the focus", async ({
    page,
    browserErrors,
    member,
    logIn,
  }) => {
    browserErrors.allow(/422/);
    await logIn(page, member);
    await open(page);
    const panel = section(page, "password");
    await panel.getByLabel("Current password").fill("a-wrong-guess");
    await panel.getByLabel("New password").fill(NEW_PASSWORD);
    await panel.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await panel.getByRole("button", { name: "Update password" }).click();
    await expect(panel.getByText("This password is wrong.")).toBeVisible();
    await expect(panel.getByLabel("Current password")).toBeFocused();
  });
});

test.describe("location and language", () => {
  test("typing searches the lists, and the pages use the saved choice", async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page);
    const panel = section(page, "location-and-language");
    await panel.getByLabel("Country").fill("portu");
    await page.getByRole("option", { name: "Portugal" }).click();
    await panel.getByLabel("Time zone").fill("tokyo");
    await page.getByRole("option", { name: /Asia\/Tokyo/ }).click();
    const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Tokyo" });
    const lastMinutes = [Date.now() - 60_000, Date.now()].map((ms) => time.format(ms)); // the minute may have changed
    await expect(panel.getByText(/^Dates will look like/)).toContainText(new RegExp(lastMinutes.join("|")));
    await panel.getByLabel("Language").fill("عرب");
    await page.getByRole("option", { name: "العربية" }).click();
    await save(page, "location-and-language").click();

    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.goto("/pages/terms"); // a page whose cached HTML is the same for all users
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  });
});

test.describe("email", () => {
  test("changes with the code sent to the new address, and the link sent to the old address undoes the change", async ({
    page,
    browser,
    mailbox,
    member,
    logIn,
  }) => {
    const next = newAddress("moved");
    await logIn(page, member);
    await open(page);
    await page.getByLabel("Email", { exact: true }).fill(next);
    await save(page, "account-details").click();
    await confirm(page, member);
    await expect(page.getByText(`We sent a 6-digit code to ${next}`)).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(member.email);
    await page.getByLabel("Verification code").fill(await mailbox.code(next));
    await expectToast(page, "Updated account details");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(next);
    await expect(page.getByText(`${next}, member since`)).toBeVisible();

    const ownerContext = await browser.newContext();
    const undoPage = await ownerContext.newPage();
    await undoPage.goto(await mailbox.link(member.email));
    await untilHydrated(undoPage);
    await undoPage.getByRole("button", { name: "Recover my account" }).click();
    await expect(undoPage.getByText(`Your account uses the address ${member.email} again.`)).toBeVisible();
    expect(await mailbox.link(member.email)).toMatch(/\/password\/reset\//);
    await ownerContext.close();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
  });

  test("an invalid undo link is reported as no longer valid", async ({ page, browserErrors }) => {
    browserErrors.allow(/422/);
    await page.goto("/email-change/undo/made-up");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Recover my account" }).click();
    await expect(page.getByRole("alert").getByText("This link is no longer valid.")).toBeVisible();
  });
});

test("axe finds nothing on the account settings and the undo page", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.goto(PATH);
  await expect(section(page, "sessions").getByText("This device")).toBeVisible();
  await expectNoAxeViolations(page, PATH);
  await page.goto("/email-change/undo/made-up");
  await untilHydrated(page);
  await expectNoAxeViolations(page, "/email-change/undo/made-up");
});
