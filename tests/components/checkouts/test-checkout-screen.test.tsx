import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TestCheckoutScreen } from "@/components/checkouts/test-checkout-screen";
import { closeToast } from "@/components/ui/toast";
import type { CheckoutJson, TestOutcome } from "@/lib/checkouts/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { CHECKOUT_ID, checkoutOf, renderBilling } from "../billing/billing-page";

let server: FakeServer;
let checkout: CheckoutJson;

const CHANGES_BY_OUTCOME: Record<TestOutcome, Partial<CheckoutJson>> = {
  succeed: { state: "completed", subscription_id: 5, last_outcome: null },
  past_due: { state: "completed", subscription_id: 5, last_outcome: null },
  decline: { last_outcome: "declined" },
  challenge: { last_outcome: "challenged" },
};

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  checkout = checkoutOf();
  server = fakeServer({
    "GET /api/v1/billing/checkout/:id": () => ({ checkout }),
    "POST /api/v1/billing/test-gateway/:id": ({ body }) => {
      checkout = { ...checkout, ...CHANGES_BY_OUTCOME[(body as { outcome: TestOutcome }).outcome] };
      return { checkout };
    },
  });
});
afterEach(() => {
  cleanup();
  closeToast();
});

const show = () => renderBilling(<TestCheckoutScreen />, { path: `/checkout/test/${CHECKOUT_ID}` });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("shows that it is a test, and what would be paid", async () => {
  show();

  expect(await screen.findByText("This is a test. No money moves.")).toBeTruthy();
  expect(screen.getByRole("row", { name: /Total/ }).textContent).toContain("$12");
});

test.each([
  ["Pay", "succeed"],
  ["Start the plan, but let the payment fail", "past_due"],
])('"%s" ends the checkout', async (name, outcome) => {
  const visits = show();

  await press(name);

  await waitFor(() => expect(visits).toEqual([`/checkout/done?checkout=${CHECKOUT_ID}`]));
  expect(server.writes.map(({ body }) => body)).toEqual([{ outcome }]);
});

test("a declined payment can be tried again", async () => {
  const visits = show();

  await press("Decline");
  expect((await screen.findByRole("alert")).textContent).toContain("The payment was declined.");
  await press("Pay");

  await waitFor(() => expect(visits).toHaveLength(1));
});

test("a payment that needs a confirmation goes through once it is confirmed", async () => {
  const visits = show();

  await press("Ask for confirmation");
  expect(await screen.findByText("Your bank asks you to confirm the payment.")).toBeTruthy();
  expect(visits).toEqual([]);
  await press("Confirm payment");

  await waitFor(() => expect(visits).toHaveLength(1));
});

test("a confirmation can be refused", async () => {
  show();

  await press("Ask for confirmation");
  await press("Refuse");

  expect((await screen.findByRole("alert")).textContent).toContain("The payment was declined.");
});

test("after the payment, the payment method can be made to fail", async () => {
  checkout = checkoutOf(CHANGES_BY_OUTCOME.succeed);
  show();

  await press("Let payments fail");

  expect(await screen.findByText("Payment method changed")).toBeTruthy();
  expect(server.writes.at(-1)?.body).toEqual({ outcome: "decline" });
});

test.each([
  ["/checkout/3/7?offer=a-hidden-plan", "Start again", "/checkout/3/7?offer=a-hidden-plan"],
  [null, "See all plans", "/pricing"],
])("an expired checkout whose order has the path %s links to it, or to the plans", async (order_path, name, href) => {
  checkout = checkoutOf({ state: "expired", order_path });
  show();

  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(href);
});

test("a double click pays only once", async () => {
  const release = server.hold("POST /api/v1/billing/test-gateway/:id");
  const visits = show();

  await userEvent.dblClick(await screen.findByRole("button", { name: "Pay" }));
  release();

  await waitFor(() => expect(visits).toHaveLength(1));
  expect(server.writes).toHaveLength(1);
});
