import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutDoneScreen } from "@/components/checkouts/checkout-done-screen";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { CHECKOUT_ID, checkoutOf, renderBilling, subscriptionOf } from "../billing/billing-page";
import { planOf } from "../pricing/plans";
import { bootstrapWith, member } from "../site/public-page";

const PAID = checkoutOf({ state: "completed", subscription_id: 5 });

const OFFER_PATH = `/checkout/3/7?offer=${CHECKOUT_ID}`;

let server: FakeServer;
let checkout: CheckoutJson;

beforeEach(() => {
  checkout = PAID;
  server = fakeServer({
    "GET /api/v1/billing/checkout/:id": () => ({ checkout }),
    "GET /api/v1/billing/subscriptions/:id": () => ({ subscription: subscriptionOf() }),
    "GET /api/v1/billing/products/:id": () => ({ product: planOf() }),
    "GET /api/v1/bootstrap-data": () => ({ data: bootstrapWith({ user: member }) }),
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = () => renderBilling(<CheckoutDoneScreen />, { path: "/checkout/done", search: `checkout=${CHECKOUT_ID}` });
const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const countCalls = (path: string) => server.lines.filter((line) => line.startsWith(`GET /api/v1/${path}`)).length;

test("describes the new plan, and links to the dashboard", async () => {
  show();

  expect(await screen.findByRole("heading", { level: 1, name: "You are on Studio" })).toBeTruthy();
  expect(await screen.findByText("Active")).toBeTruthy();
  expect(await screen.findByText("30 projects")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the dashboard" }).getAttribute("href")).toBe("/dashboard");
});

test("says why a trial was refused, and links to an order without one", async () => {
  server.on("GET /api/v1/billing/subscriptions/:id", () => ({
    subscription: subscriptionOf({ status: "ended", valid: false, trial_refused: true }),
  }));
  show();

  expect(await screen.findByText("You had a free trial before")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the checkout" }).getAttribute("href")).toBe("/checkout/3/7");
});

test("a refused trial of a hidden plan links to an order with the token of its link", async () => {
  checkout = { ...PAID, order_path: OFFER_PATH };
  server.on("GET /api/v1/billing/subscriptions/:id", () => ({
    subscription: subscriptionOf({ status: "ended", valid: false, trial_refused: true }),
  }));
  show();

  const link = await screen.findByRole("link", { name: "Go to the checkout" });
  expect(link.getAttribute("href")).toBe(OFFER_PATH);
});

test("loads the user's new permissions, once", async () => {
  jest.useFakeTimers();
  show();

  await passTime(5000);

  expect(screen.getByText("Active")).toBeTruthy();
  expect(countCalls("bootstrap-data")).toBe(1);
});

test("polls until the payment is confirmed", async () => {
  checkout = checkoutOf();
  show();
  await screen.findByRole("heading", { level: 1, name: "Confirming your payment" });

  checkout = PAID;

  expect(await screen.findByRole("heading", { name: "You are on Studio" }, { timeout: 4000 })).toBeTruthy();
});

test("stops polling after a minute, and checks again on demand", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  checkout = checkoutOf();
  show();
  await passTime(70_000);
  const callsOfFirstMinute = countCalls("billing/checkout");
  await passTime(60_000);
  expect(countCalls("billing/checkout")).toBe(callsOfFirstMinute);

  checkout = PAID;
  await user.click(screen.getByRole("button", { name: "Check again" }));
  await passTime(100);

  expect(screen.getByRole("heading", { name: "You are on Studio" })).toBeTruthy();
});

test("stops polling after a minute, even if every call after the first fails", async () => {
  jest.useFakeTimers();
  checkout = checkoutOf();
  show();
  await passTime(1000);
  server.fail("GET /api/v1/billing/checkout/:id", 503);

  await passTime(70_000);
  const callsOfFirstMinute = countCalls("billing/checkout");
  await passTime(60_000);

  expect(countCalls("billing/checkout")).toBe(callsOfFirstMinute);
  expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy();
});

test("shows that a checkout has expired, and links to a new one", async () => {
  checkout = checkoutOf({ state: "expired" });
  show();

  expect(await screen.findByRole("heading", { name: "This checkout has expired" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start again" }).getAttribute("href")).toBe("/checkout/3/7");
});

test.each([
  [OFFER_PATH, "Start again", OFFER_PATH],
  [null, "See all plans", "/pricing"],
])("an expired checkout whose order has the path %s links to it, or to the plans", async (order_path, name, href) => {
  checkout = checkoutOf({ state: "expired", order_path });
  show();

  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(href);
});
