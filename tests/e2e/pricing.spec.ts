import type { Page } from "@playwright/test";
import type { ProductJson } from "@/lib/products/schema";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { expect, newAddress, untilHydrated } from "./fixtures";
import { test } from "./own-server";

// The pricing page and the way from it to the checkout. This file has its own server, because the other files need
// billing to be off.

test.describe.configure({ mode: "serial" });
test.use({ serverName: "pricing" });

const price = (amount: number, interval: string) => ({ amount, currency: "USD", interval });
const PROJECT_LIMIT = { name: "projects.create", restrictions: [{ name: "count", value: 30 }] };
const STUDIO = {
  name: "Studio",
  recommended: true,
  feature_list: ["30 projects"],
  prices: [price(12, "month"), price(120, "year")],
  permissions: [PROJECT_LIMIT],
};
const PRACTICE = { name: "Practice", description: "For teams.", prices: [price(32, "month"), price(320, "year")] };

let studio: ProductJson;

test.beforeAll(async ({ ownServer }) => {
  await ownServer.admin.changeSettings({ billing: { enable: true } });
  await ownServer.admin.removePlans();
  await ownServer.admin.createPlan({ name: "Base", free: true });
  studio = await ownServer.admin.createPlan(STUDIO);
  await ownServer.admin.createPlan(PRACTICE);
});

const cycle = (page: Page, name: string) => page.getByRole("radio", { name });
const plan = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const priceIdOf = (interval: string) => studio.prices.find((each) => each.interval === interval)?.id;

async function expectCheckout(page: Page, interval: string) {
  await expect(page).toHaveURL(new RegExp(`/checkout/${studio.id}/${priceIdOf(interval)}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Studio");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest compares prices, changes the cycle, and opens the registration page", async ({
    page,
    ownServer,
    browserErrors,
  }) => {
    browserErrors.allow(/^request: csp .*\.js$/); // how the browser reports that scripts are off
    await page.goto(`${ownServer.origin}/pricing`);
    await expect(plan(page, "Studio").getByText("$120")).toBeVisible();
    await expect(plan(page, "Studio").getByText("$12", { exact: true })).toBeHidden();
    await expect(page.getByText("Save up to 20%")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Projects/ })).toContainText("30");

    await cycle(page, "Monthly").check({ force: true });

    await expect(plan(page, "Studio").getByText("$12", { exact: true })).toBeVisible();
    await expect(plan(page, "Studio").getByText("$120")).toBeHidden();
    await plan(page, "Studio").getByRole("link", { name: "Upgrade" }).click();
    await expect(page).toHaveURL(`${ownServer.origin}/register?redirectFrom=pricing`);
  });
});

test("nothing moves when the billing cycle is changed, by mouse or by keyboard", async ({ page, ownServer }) => {
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main h1, main h2, main li, main fieldset, main tr, main a, footer")].map(
        (part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height];
        },
      ),
    );
  const boxesBefore = await boxes();
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });

  await cycle(page, "Annual").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cycle(page, "Monthly")).toBeChecked();
  await expect(plan(page, "Studio").getByText("$12", { exact: true })).toBeVisible();
  expect(await boxes()).toEqual(boxesBefore);
  await page.getByText("Annual", { exact: true }).click();
  await expect(plan(page, "Studio").getByText("$120")).toBeVisible();
  expect(await boxes()).toEqual(boxesBefore);

  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test("the keyboard reaches the visible button of each plan, and not the hidden one", async ({ page, ownServer }) => {
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  await cycle(page, "Annual").focus();

  const reachedLabels = [];
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press("Tab");
    reachedLabels.push(await page.evaluate(() => document.activeElement?.textContent));
  }

  expect(reachedLabels).toEqual(["Get started", "Upgrade", "Upgrade"]);
});

test("axe finds nothing on the pricing page, nor on the homepage with prices", async ({ page, ownServer }) => {
  for (const path of ["/pricing", "/"]) {
    await page.goto(ownServer.origin + path);
    await untilHydrated(page);
    await expectNoAxeViolations(page, path);
  }
});

test("the pricing page describes the plans for search engines", async ({ page, ownServer }) => {
  await page.goto(`${ownServer.origin}/pricing`);

  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  await expect(page).toHaveTitle("Pricing - Plinth");
  expect(graphs.join()).toContain('"@type":"Offer","name":"Studio"');
});

test("a guest who chose a plan gets its checkout after the registration", async ({ page, ownServer }) => {
  const email = newAddress("buyer");
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  await page.getByText("Monthly", { exact: true }).click();
  await plan(page, "Studio").getByRole("link", { name: "Upgrade" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "First, let's create your account" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("limestone-and-lapis");
  await page.getByLabel("Confirm password", { exact: true }).fill("limestone-and-lapis");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("Verification code").fill(await ownServer.mailbox.code(email));

  await expectCheckout(page, "month");
  expect(await page.evaluate(() => localStorage.getItem("be.onboarding.selected"))).toBeNull();
});

test("a guest who has an account gets the checkout after the login", async ({ page, ownServer }) => {
  const person = await ownServer.admin.createAccount(newAddress("buyer"));
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  await plan(page, "Studio").getByRole("link", { name: "Upgrade" }).click();
  await page.getByRole("link", { name: "Already have an account? Sign in." }).click();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  await expectCheckout(page, "year");
});

test("for a user without a subscription, a plan links to its checkout, and a free plan to the dashboard", async ({
  page,
  ownServer,
}) => {
  const person = await ownServer.admin.createAccount(newAddress("buyer"));
  await apiOf(page.request, ownServer.origin).logIn(person);
  await page.goto(`${ownServer.origin}/pricing`);

  await expect(plan(page, "Studio").getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    `/checkout/${studio.id}/${priceIdOf("year")}`,
  );
  await expect(plan(page, "Base").getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/dashboard");
});

test("a guest who chose a plan gets its checkout after a login in another tab", async ({ page, ownServer }) => {
  const person = await ownServer.admin.createAccount(newAddress("buyer"));
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  await plan(page, "Studio").getByRole("link", { name: "Upgrade" }).click();
  await expect(page).toHaveURL(/\/register/);
  await apiOf(page.request, ownServer.origin).logIn(person);

  await page.reload();

  await expectCheckout(page, "year");
});

test("an admin adds a plan and moves it, and the pricing page changes at once", async ({ page, ownServer }) => {
  await page.context().addCookies(await ownServer.admin.cookies());
  await page.goto(`${ownServer.origin}/admin/products/new`);
  await untilHydrated(page);
  await page.getByLabel("Name").fill("Enterprise");
  await page.getByLabel("Features").fill("Everything");
  await page.getByRole("button", { name: "Add a price" }).click();
  await page.getByLabel("Amount").fill("99.50");
  await page.getByRole("button", { name: "New plan" }).click();
  await expect(page).toHaveURL(`${ownServer.origin}/admin/products`);

  await page.getByRole("button", { name: "Actions for Enterprise" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(page.getByRole("row").nth(3)).toContainText("Enterprise");

  await page.goto(`${ownServer.origin}/pricing`);
  await expect(plan(page, "Enterprise")).toContainText("$99.50");
  await expect(page.locator("main h2").nth(2)).toHaveText("Enterprise");
});

test("axe finds nothing on the admin's plans", async ({ page, ownServer }) => {
  await page.context().addCookies(await ownServer.admin.cookies());
  await page.goto(`${ownServer.origin}/admin/products`);
  await expect(page.getByRole("row", { name: /Studio/ })).toBeVisible();
  await expectNoAxeViolations(page, "the plans");
  await page.goto(`${ownServer.origin}/admin/products/${studio.id}`);
  await expect(page.getByLabel("Features")).toHaveValue("30 projects");
  await page.getByRole("searchbox", { name: "Search permissions" }).fill("files");
  await expectNoAxeViolations(page, "a plan");
});

test("while billing is off, there are no prices", async ({ page, ownServer, browserErrors }) => {
  browserErrors.allow(/404/);
  await ownServer.admin.changeSettings({ billing: { enable: false } });

  expect((await page.goto(`${ownServer.origin}/pricing`))?.status()).toBe(404);
  await page.goto(ownServer.origin);
  await expect(page.getByRole("heading", { name: "Studio" })).toHaveCount(0);
});
