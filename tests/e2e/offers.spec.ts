import type { Page } from "@playwright/test";
import type { ProductJson } from "@/lib/products/schema";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { expect, newAddress, untilHydrated } from "./fixtures";
import { test } from "./own-server";

// A hidden plan, which is ordered by its link. This file has its own server, because the other files need billing to be
// off.

test.describe.configure({ mode: "serial" });
test.use({ serverName: "offers" });

const PASSWORD = "limestone-and-lapis";

let hidden: ProductJson;
let offer: string;

test.beforeAll(async ({ ownServer }) => {
  await ownServer.admin.changeSettings({ billing: { enable: true } });
  hidden = await ownServer.admin.createPlan({
    name: "For friends",
    hidden: true,
    prices: [
      { amount: 6, currency: "USD", interval: "month" },
      { amount: 60, currency: "USD", interval: "year" },
    ],
    permissions: [{ name: "projects.create", restrictions: [{ name: "count", value: 40 }] }],
  });
  offer = hidden.offer_url ?? "";
});

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const checkoutLink = (page: Page, price: string) => page.getByRole("link", { name: `Go to the checkout ${price}` });

async function pay(page: Page) {
  await button(page, "Continue to payment").click();
  await button(page, "Pay").click();
  await expect(title(page, "You are on For friends")).toBeVisible();
}

test("a guest with the link registers and is back at the offer, which they order", async ({ page, ownServer }) => {
  const email = newAddress("friend");
  await page.goto(offer);
  await untilHydrated(page);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await button(page, "Create account").click();
  await page.getByLabel("Verification code").fill(await ownServer.mailbox.code(email));

  await expect(title(page, "For friends")).toBeVisible();
  await expectNoAxeViolations(page, "the offer");
  await checkoutLink(page, "$6 a month").click();
  await expect(title(page, "Checkout")).toBeVisible();
  await pay(page);
});

test("a guest with the link logs in and is back at the offer, which they order", async ({ page, ownServer }) => {
  const person = await ownServer.admin.createAccount(newAddress("friend"));
  await page.goto(offer);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await button(page, "Continue").click();

  await checkoutLink(page, "$60 a year").click();
  await expect(page.getByRole("row", { name: /Total/ })).toContainText("$60");
  await pay(page);
});

test("an order that another one replaced links back to the offer", async ({ page, ownServer }) => {
  const person = await ownServer.admin.createAccount(newAddress("friend"));
  await apiOf(page.request, ownServer.origin).logIn(person);
  await page.goto(offer);
  await checkoutLink(page, "$6 a month").click();
  await button(page, "Continue to payment").click();
  await expect(title(page, "Test payment")).toBeVisible();
  const firstPayment = page.url();
  await page.goto(offer);
  await checkoutLink(page, "$60 a year").click();
  await button(page, "Continue to payment").click();
  await expect(page.getByRole("row", { name: /Total/ })).toContainText("$60");

  await page.goto(firstPayment);
  await page.getByRole("link", { name: "Start again" }).click();

  await expect(title(page, "Checkout")).toBeVisible();
  await expect(page.getByRole("row", { name: /Total/ })).toContainText("$6");
  await pay(page);
});

test("a subscriber with the link changes to the plan", async ({ page, ownServer }) => {
  const { id, prices } = await ownServer.admin.createPlan({
    name: "Small",
    prices: [{ amount: 3, currency: "USD", interval: "month" }],
  });
  const person = await ownServer.admin.createAccount(newAddress("friend"));
  await apiOf(page.request, ownServer.origin).logIn(person);
  await page.goto(`${ownServer.origin}/checkout/${id}/${prices[0]?.id}`);
  await button(page, "Continue to payment").click();
  await button(page, "Pay").click();
  await expect(title(page, "You are on Small")).toBeVisible();

  await page.goto(offer);
  await page.getByRole("link", { name: "Change plan $6 a month" }).click();
  await button(page, "Confirm change").click();

  await expect(page.getByText("You are on For friends")).toBeVisible();
});

test.describe("without a valid link", () => {
  test.beforeEach(({ browserErrors }) => browserErrors.allow(/404/));

  test("the plan is not offered, not even by its number", async ({ page, ownServer }) => {
    const person = await ownServer.admin.createAccount(newAddress("stranger"));
    await apiOf(page.request, ownServer.origin).logIn(person);

    for (const path of [`/checkout/${hidden.id}/${hidden.prices[0]?.id}`, `/checkout/offer/${"a".repeat(43)}`]) {
      await page.goto(ownServer.origin + path);
      await expect(page.getByRole("heading", { name: "This plan is not offered" })).toBeVisible();
      await expect(page.getByRole("link", { name: "See all plans" })).toBeVisible();
    }
  });
});
