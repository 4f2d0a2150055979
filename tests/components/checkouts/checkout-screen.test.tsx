import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkouts/checkout-screen";
import { closeToast, currentToast } from "@/components/ui/toast";
import type { ProductJson } from "@/lib/products/schema";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import { type FakeServer, fakeServer, invalid, refusal } from "../../support/fake-server";
import { CHECKOUT_ID, checkoutOf, renderBilling, subscriptionOf } from "../billing/billing-page";
import { pageOf } from "../data-table/list-page";
import { planOf } from "../pricing/plans";

const PROJECTS_GRANT = { name: "projects.create" as const, restrictions: [{ name: "count", value: 30 }] };
const START = "POST /api/v1/billing/checkout";

let server: FakeServer;
let plan: ProductJson;
let subscriptions: SubscriptionJson[];

beforeEach(() => {
  plan = planOf({ permissions: [PROJECTS_GRANT] });
  subscriptions = [];
  server = fakeServer({
    "GET /api/v1/billing/products/:id": () => ({ product: plan }),
    "GET /api/v1/billing/subscriptions": () => pageOf(subscriptions),
    [START]: () => ({ url: `/checkout/test/${CHECKOUT_ID}`, checkout: checkoutOf() }),
  });
});
afterEach(() => {
  cleanup();
  closeToast();
});

const show = (options: Parameters<typeof renderBilling>[1] = {}) =>
  renderBilling(<CheckoutScreen />, { path: "/checkout/3/7", ...options });
const payButton = () => screen.findByRole("button", { name: "Continue to payment" });

test("shows what the plan costs and grants", async () => {
  const options = { settings: { billing: { enable: true, tax_percent: 20 } } };
  show(options);

  expect(await screen.findByRole("heading", { name: "Studio" })).toBeTruthy();
  const amounts = within(screen.getByRole("table", { name: "First payment" }));
  expect(amounts.getByRole("row", { name: /Studio/ }).textContent).toContain("$12");
  expect(amounts.getByRole("row", { name: /Tax/ }).textContent).toContain("$2.40");
  expect(amounts.getByRole("row", { name: /Total/ }).textContent).toContain("$14.40");
  expect(screen.getByText("30 projects")).toBeTruthy();
});

test("a double click starts only one payment, and opens its page", async () => {
  const release = server.hold(START);
  const visits = show();

  const button = await payButton();
  await userEvent.dblClick(button);
  release();

  await waitFor(() => expect(visits).toEqual([`/checkout/test/${CHECKOUT_ID}`]));
  expect(server.writes).toEqual([
    { method: "POST", path: "/api/v1/billing/checkout", body: { product_id: 3, price_id: 7 } },
  ]);
});

test("the order of a hidden plan contains the token of its link", async () => {
  server.on("GET /api/v1/billing/offers/:token", () => ({ product: planOf({ hidden: true }) }));
  show({ search: `offer=${CHECKOUT_ID}` });

  await userEvent.click(await payButton());

  await waitFor(() =>
    expect(server.writes).toMatchObject([{ body: { product_id: 3, price_id: 7, offer: CHECKOUT_ID } }]),
  );
  expect(server.lines).not.toContain("GET /api/v1/billing/products/3");
});

test("a first subscription starts with a trial", async () => {
  plan = planOf({ trial_days: 14 });
  show();

  expect(await screen.findByText(/^Nothing is charged today\. You pay/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start free trial" })).toBeTruthy();
});

test("an address that had a trial sees the first payment before the payment page opens", async () => {
  plan = planOf({ trial_days: 14 });
  const visits = show();
  await userEvent.click(await screen.findByRole("button", { name: "Start free trial" }));

  expect(
    await screen.findByText("Your address had a free trial before, so the first payment is due now."),
  ).toBeTruthy();
  expect(visits).toEqual([]);
  expect(screen.queryByText(/^Nothing is charged today/)).toBeNull();
  await userEvent.click(await payButton());

  await waitFor(() => expect(visits).toEqual([`/checkout/test/${CHECKOUT_ID}`]));
});

test("a user who has had a subscription gets no second trial", async () => {
  plan = planOf({ trial_days: 14 });
  subscriptions = [subscriptionOf({ status: "ended", valid: false, ended_at: "2026-11-21T10:00:00.000Z" })];
  show();

  expect(await payButton()).toBeTruthy();
  expect(screen.queryByText(/^Nothing is charged today/)).toBeNull();
});

test("an ended subscription that was extended does not prevent a payment", async () => {
  subscriptions = [subscriptionOf({ status: "ended", valid: true, ended_at: "2026-11-21T10:00:00.000Z" })];
  show();

  expect(await payButton()).toBeTruthy();
});

test.each<[string, () => void, string, string, string]>([
  [
    "a subscriber who has not paid gets a link to the plan change",
    () => {
      subscriptions = [subscriptionOf({ status: "past_due", valid: false })];
    },
    "You already have a subscription",
    "Change plan",
    "/change-plan/3/7/confirm",
  ],
  [
    "a subscriber gets a link to the plan change",
    () => {
      subscriptions = [subscriptionOf()];
    },
    "You already have a subscription",
    "Change plan",
    "/change-plan/3/7/confirm",
  ],
  [
    "an archived price links to the plans",
    () => {
      plan = planOf({ prices: [] });
    },
    "This price is no longer offered",
    "See all plans",
    "/pricing",
  ],
  [
    "a free plan links to the dashboard",
    () => {
      plan = planOf({ free: true });
    },
    "This plan is free",
    "Go to the dashboard",
    "/dashboard",
  ],
])("%s", async (_, arrange, title, link, href) => {
  arrange();
  show();

  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(href);
});

test("a subscription made in another tab is reported on the page, with a link to change its plan", async () => {
  const message = "You already have a subscription. Change its plan instead.";
  const action = { label: "Change plan", action: "/change-plan/3/7/confirm" };
  server.on(START, () => Response.json({ code: "conflict", message, errors: {}, action }, { status: 409 }));
  show();

  await userEvent.click(await payButton());

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(message)).toBeTruthy();
  expect(alert.getByRole("link", { name: "Change plan" }).getAttribute("href")).toBe("/change-plan/3/7/confirm");
});

test("a price archived in the meantime is reported on the page, with a link to the plans", async () => {
  server.on(START, () => invalid({ price_id: ["This price does not exist."] }));
  show();

  await userEvent.click(await payButton());

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("This price does not exist.")).toBeTruthy();
  expect(alert.getByRole("link", { name: "See all plans" }).getAttribute("href")).toBe("/pricing");
});

test("any other failure is shown in a toast, and the button works again", async () => {
  server.on(START, () => refusal(503, "The payment service does not answer."));
  show();

  await userEvent.click(await payButton());

  await waitFor(() => expect(currentToast()?.message).toBe("The payment service does not answer."));
  await waitFor(async () => expect((await payButton()).getAttribute("aria-busy")).toBeNull());
});

test("a failed load can be tried again", async () => {
  const repair = server.fail("GET /api/v1/billing/products/:id", 500);
  show();
  const retry = await screen.findByRole("button", { name: "Try again" });

  repair();
  await userEvent.click(retry);

  expect(await payButton()).toBeTruthy();
});

test("a plan that is not offered links to the plans on sale", async () => {
  server.fail("GET /api/v1/billing/products/:id", 404);
  show();

  expect(await screen.findByRole("heading", { name: "This plan is not offered" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See all plans" }).getAttribute("href")).toBe("/pricing");
});
