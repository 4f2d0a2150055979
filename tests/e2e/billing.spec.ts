import path from "node:path";
import type { Cookie, Page } from "@playwright/test";
import type { ProductJson } from "@/lib/products/schema";
import { readMailsTo, waitForMail } from "../support/mail-inbox";
import { apiOf, type Person } from "./api";
import { expectNoAxeViolations } from "./axe";
import { expect, newAddress, untilHydrated } from "./fixtures";
import { test } from "./own-server";
import { openWithoutScripts } from "./slow-page";
import { moveIntoPast } from "./test-clock";

// A subscription from the order to its end. This file has its own server, because the other files need billing to be
// off.

test.describe.configure({ mode: "serial" });
test.use({ serverName: "billing" });

const price = (amount: number, interval: string) => ({ amount, currency: "USD", interval });
const projectLimit = (value: number) => ({ name: "projects.create", restrictions: [{ name: "count", value }] });
const STUDIO = {
  name: "Studio",
  recommended: true,
  feature_list: ["30 projects"],
  prices: [price(12, "month"), price(120, "year")],
  permissions: [projectLimit(30)],
};
const PRACTICE = { name: "Practice", prices: [price(32, "month")], permissions: [projectLimit(100)] };

let studio: ProductJson;
let practice: ProductJson;
let buyer: string;
/** The cookies from the registration. Later tests reuse them, because logins are rate-limited. */
let session: Cookie[];

test.beforeAll(async ({ ownServer }) => {
  await ownServer.admin.changeSettings({ billing: { enable: true } });
  await ownServer.admin.removePlans();
  studio = await ownServer.admin.createPlan(STUDIO);
  practice = await ownServer.admin.createPlan(PRACTICE);
});

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const plan = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const priceIdOf = ({ prices }: ProductJson, interval: string) =>
  Number(prices.find((each) => each.interval === interval)?.id);

async function openTestPayment(page: Page, origin: string, product: ProductJson, interval: string) {
  await page.goto(`${origin}/checkout/${product.id}/${priceIdOf(product, interval)}`);
  await button(page, "Continue to payment").click();
  await expect(title(page, "Test payment")).toBeVisible();
}

const logIn = (page: Page, origin: string, person: Person) => apiOf(page.request, origin).logIn(person);

test("a guest picks a plan, registers, pays at the test gateway and gets the plan", async ({ page, ownServer }) => {
  buyer = newAddress("buyer");
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  await page.getByText("Monthly", { exact: true }).click();
  await plan(page, "Studio").getByRole("link", { name: "Upgrade" }).click();
  await page.getByLabel("Email", { exact: true }).fill(buyer);
  await page.getByLabel("Password", { exact: true }).fill("limestone-and-lapis");
  await page.getByLabel("Confirm password", { exact: true }).fill("limestone-and-lapis");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("Verification code").fill(await ownServer.mailbox.code(buyer));

  await expect(title(page, "Checkout")).toBeVisible();
  await expect(page.getByRole("row", { name: /Total/ })).toContainText("$12");
  await expectNoAxeViolations(page, "the checkout");
  await button(page, "Continue to payment").click();
  await expect(page.getByText("This is a test. No money moves.")).toBeVisible();
  await expectNoAxeViolations(page, "the test payment");
  await button(page, "Decline").click();
  await expect(page.getByRole("alert").filter({ hasText: "The payment was declined." })).toBeVisible();
  await button(page, "Ask for confirmation").click();
  await button(page, "Confirm payment").click();

  await expect(title(page, "You are on Studio")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/done\?checkout=/);
  await expectNoAxeViolations(page, "the end of the checkout");
  await page.setViewportSize({ width: 1280, height: 820 });
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByText("0 of 30 projects")).toBeVisible();
  session = await page.context().cookies();
});

test("the billing page shows the plan, its renewal and its invoice", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/dashboard`);
  await untilHydrated(page);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Billing" }).click();

  const panel = page.getByRole("region", { name: "Studio" });
  await expect(panel.getByText("Active")).toBeVisible();
  await expect(panel.getByText(/^It renews on/)).toBeVisible();
  await expect(page.getByText("0 of 30 used")).toBeVisible();
  await expect(page.getByRole("row", { name: /Paid/ })).toContainText("$12");
  await expectNoAxeViolations(page, "the billing page");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download invoice/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});

test("saved billing details are still there after a reload", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/billing`);
  await page.getByLabel("Name or company").fill("Morel GmbH");
  await button(page, "Save").click();
  await expect(page.getByText("Billing details saved")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Name or company")).toHaveValue("Morel GmbH");
});

test("billing details are saved even if they are typed as soon as their form appears on a slow computer", async ({
  page,
  ownServer,
}) => {
  test.slow();
  await page.context().addCookies(session);
  const loadScripts = await openWithoutScripts(page, `${ownServer.origin}/billing`);
  loadScripts();
  await page.getByLabel("Address").fill("Rua da Cal 7\nLisboa");
  await button(page, "Save").click();

  await expect(page.getByText("Billing details saved")).toBeVisible();
});

test("an order leads to the payment even if it is sent as soon as its form appears on a slow computer", async ({
  page,
  ownServer,
}) => {
  test.slow();
  const person = await ownServer.admin.createAccount(newAddress("early"));
  await logIn(page, ownServer.origin, person);
  const loadScripts = await openWithoutScripts(
    page,
    `${ownServer.origin}/checkout/${studio.id}/${priceIdOf(studio, "month")}`,
  );
  loadScripts();
  await button(page, "Continue to payment").click();

  await expect(title(page, "Test payment")).toBeVisible();
});

test("an upgrade costs what its confirmation says", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/pricing`);
  await untilHydrated(page);
  await page.getByText("Monthly", { exact: true }).click();
  await plan(page, "Practice").getByRole("link", { name: "Upgrade" }).click();

  await expect(title(page, "Change to Practice")).toBeVisible();
  const due = await page.getByText(/^You pay .* today\.$/).textContent();
  const amount = /\$[\d.]+/.exec(due ?? "")?.[0].replace(/\.$/, "") ?? "no amount";
  await expectNoAxeViolations(page, "the change of plan");
  await button(page, "Confirm change").click();

  await expect(page).toHaveURL(`${ownServer.origin}/billing`);
  await expect(page.getByRole("region", { name: "Practice" }).getByText("Active")).toBeVisible();
  await expect(page.getByText("0 of 100 used")).toBeVisible();
  await expect(page.getByRole("row", { name: /Paid/ }).first()).toContainText(amount);
});

test("the confirmation of a downgrade says what is lost", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/change-plan/${studio.id}/${priceIdOf(studio, "month")}/confirm`);

  await expect(page.getByText("Projects: 30 instead of 100")).toBeVisible();
  await expect(page.getByText(/is added to your credit/)).toBeVisible();
  await expectNoAxeViolations(page, "a downgrade");
});

test("a cancelled plan is still valid, and can be resumed", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/billing`);
  await button(page, "Cancel subscription…").click();
  const question = page.getByRole("alertdialog", { name: 'Cancel "Practice"?' });
  await expect(question.getByText(/^It stays valid until/)).toBeVisible();
  await question.getByRole("button", { name: "Cancel subscription" }).click();

  const panel = page.getByRole("region", { name: "Practice" });
  await expect(panel.getByText(/^Cancelled, valid until/)).toBeVisible();
  await expect(page.getByText("0 of 100 used")).toBeVisible();
  await button(page, "Resume subscription").click();
  await expect(panel.getByText("Active")).toBeVisible();
});

test("a subscription whose payment failed is past due until its payment method works again", async ({
  page,
  ownServer,
}) => {
  await logIn(page, ownServer.origin, await ownServer.admin.createAccount(newAddress("late")));
  await openTestPayment(page, ownServer.origin, studio, "year");
  await button(page, "Start the plan, but let the payment fail").click();
  await expect(page.getByText(/^Payment failed, next attempt on/)).toBeVisible();

  await page.getByRole("link", { name: "Go to billing" }).click();
  await button(page, "Change payment method").click();
  await button(page, "Let payments succeed").click();
  await expect(page.getByText("Payment method changed")).toBeVisible();
  await page.getByRole("link", { name: "Back to billing" }).click();
  await expect(page.getByRole("region", { name: "Studio" }).getByText("Active")).toBeVisible();
});

test("a subscriber who opens a checkout can change the plan instead", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/checkout/${studio.id}/${priceIdOf(studio, "year")}`);

  await page.getByRole("main").getByRole("link", { name: "Change plan" }).click();
  await expect(title(page, "Change to Studio")).toBeVisible();
});

test("a subscriber who chose a plan as a guest can change to it", async ({ page, ownServer }) => {
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/pricing`);
  const choice = JSON.stringify({ productId: studio.id, priceId: priceIdOf(studio, "year") });
  await page.evaluate((plan) => localStorage.setItem("be.onboarding.selected", plan), choice);

  await page.goto(`${ownServer.origin}/register?redirectFrom=pricing`);

  await expect(title(page, "Change to Studio")).toBeVisible();
});

test("a user without the permission for a page is redirected to the plans, or gets a 404 if subscribed", async ({
  page,
  ownServer,
  browserErrors,
}) => {
  browserErrors.allow(/404/);
  await logIn(page, ownServer.origin, await ownServer.admin.createAccount(newAddress("curious")));
  await page.goto(`${ownServer.origin}/admin`);
  await expect(page).toHaveURL(`${ownServer.origin}/pricing`);

  await page.context().addCookies(session);
  expect((await page.goto(`${ownServer.origin}/admin`))?.status()).toBe(404);
});

test("an admin gives a user a subscription, extends it and ends it", async ({ page, ownServer }) => {
  const person = await ownServer.admin.createAccount(newAddress("friend"));
  await page.context().addCookies(await ownServer.admin.cookies());
  await page.goto(`${ownServer.origin}/admin/subscriptions`);
  await expect(page.getByRole("row", { name: new RegExp(buyer) })).toContainText("Practice");
  await expectNoAxeViolations(page, "the subscriptions");
  await page.getByRole("link", { name: "Grant a subscription" }).click();
  await page.getByRole("combobox", { name: "User" }).fill(person.email);
  await page.getByRole("option", { name: person.email }).click();
  await page.getByRole("combobox", { name: "Plan" }).selectOption("Practice: $32 a month");
  await expectNoAxeViolations(page, "a new subscription");
  await button(page, "Grant subscription").click();

  await expect(title(page, String(person.email.split("@", 1)[0]))).toBeVisible();
  await expect(page.getByText("Granted by an admin")).toBeVisible();
  await expectNoAxeViolations(page, "a subscription");
  await button(page, "Extend…").click();
  await page.getByRole("dialog").getByLabel("Valid until").fill("2099-01-31");
  await button(page, "Extend subscription").click();
  await expect(page.getByText(/2099/).first()).toBeVisible();
  await button(page, "End now…").click();
  await button(page, "End subscription").click();
  await expect(page.getByText(/^Ended on/)).toBeVisible();
});

test("a cancelled plan ends with its period, its invoices can be downloaded, and all emails were sent", async ({
  page,
  ownServer,
}) => {
  const outbox = path.resolve(ownServer.dataDir, "outbox");
  await page.context().addCookies(session);
  await page.goto(`${ownServer.origin}/billing`);
  await button(page, "Cancel subscription…").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/^Cancelled, valid until/)).toBeVisible();
  await page.goto(`${ownServer.origin}/dashboard`);
  await expect(page.getByText("0 of 100 projects")).toBeVisible();

  await moveIntoPast(ownServer.dataDir, buyer, 40);
  await waitForMail(outbox, { to: buyer, subject: /has ended/ });

  await page.reload();
  await expect(page.getByText("0 of 3 projects")).toBeVisible();
  await page.goto(`${ownServer.origin}/billing`);
  await expect(page.getByText(/^Ended on/)).toBeVisible();
  await expect(page.getByText("0 of 3 used").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Paid/ })).toHaveCount(2);
  const downloads = page.getByRole("link", { name: /^Download invoice/ });
  await expect(downloads).toHaveCount(2);
  for (const link of await downloads.all()) {
    const file = await page.request.get(ownServer.origin + (await link.getAttribute("href")));
    expect(file.headers()["content-type"]).toBe("application/pdf");
  }
  const subjects = (await readMailsTo(outbox, buyer)).map(({ subject }) => subject).toReversed();
  expect(subjects.filter((subject) => /payment|subscription/.test(subject))).toEqual([
    expect.stringMatching(/^Thank you for your payment of \$12\. The invoice is /),
    expect.stringMatching(/^Thank you for your payment of .* The invoice is /),
    expect.stringMatching(/^Your subscription to Practice was cancelled\./), // this cancellation was undone
    expect.stringMatching(/^Your subscription to Practice was cancelled\./),
    "Your subscription to Practice has ended",
  ]);
});

test("while billing is off, its pages are a 404", async ({ page, ownServer, browserErrors }) => {
  browserErrors.allow(/404/);
  await ownServer.admin.changeSettings({ billing: { enable: false } });
  await page.context().addCookies(session);

  for (const path of ["/billing", `/checkout/${practice.id}/${priceIdOf(practice, "month")}`, "/checkout/done"])
    expect((await page.goto(ownServer.origin + path))?.status(), path).toBe(404);
});
