import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangePlanScreen } from "@/components/subscriptions/change-plan-screen";
import { closeToast } from "@/components/ui/toast";
import type { PlanChangePreviewJson, SubscriptionJson } from "@/lib/subscriptions/schema";
import { type FakeServer, fakeServer, invalid, refusal } from "../../support/fake-server";
import { previewOf, renderBilling, subscriptionOf } from "../billing/billing-page";
import { pageOf } from "../data-table/list-page";
import { planOf, price } from "../pricing/plans";
import { bootstrapWith, member } from "../site/public-page";

const PRACTICE = planOf({ id: 4, name: "Practice", prices: [price(9, 32)] });
const CHANGE = "POST /api/v1/billing/subscriptions/:id/change-plan";

let server: FakeServer;
let subscriptions: SubscriptionJson[];
let preview: PlanChangePreviewJson;
let respondToChange: () => object;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  subscriptions = [subscriptionOf()];
  preview = previewOf();
  respondToChange = () => ({ subscription: subscriptionOf({ product: { id: 4, name: "Practice" } }) });
  server = fakeServer({
    "GET /api/v1/billing/products/:id": () => ({ product: PRACTICE }),
    "GET /api/v1/billing/subscriptions": () => pageOf(subscriptions),
    "GET /api/v1/bootstrap-data": () => ({ data: bootstrapWith({ user: member }) }),
    [CHANGE]: ({ body }) => ((body as { preview?: boolean }).preview ? { preview } : respondToChange()),
  });
});
afterEach(() => {
  cleanup();
  closeToast();
});

const show = (options: Parameters<typeof renderBilling>[1] = {}) =>
  renderBilling(<ChangePlanScreen />, { path: "/change-plan/4/9/confirm", ...options });
const confirmButton = () => screen.findByRole("button", { name: "Confirm change" });
const changes = () => server.writes.filter(({ body }) => !(body as { preview?: boolean }).preview);

test("shows exactly what is charged today, and when the plan renews", async () => {
  show();

  await confirmButton();
  const amounts = within(screen.getByRole("table", { name: "Today" }));
  expect(amounts.getByRole("row", { name: /Unused time on Studio/ }).textContent).toContain("-$10");
  expect(amounts.getByRole("row", { name: /Remaining time on Practice/ }).textContent).toContain("$30");
  expect(screen.getByText(/^You pay/).textContent).toBe("You pay $20 today.");
  expect(screen.getByText(/^Your new plan renews on/).textContent).toBe(
    "Your new plan renews on Dec 20, 2026 for $32 a month.",
  );
});

test("a double click confirms the shown amounts once, and opens the billing page", async () => {
  const visits = show();

  await userEvent.dblClick(await confirmButton());

  expect(await screen.findByText("You are on Practice")).toBeTruthy();
  expect(visits).toEqual(["/billing"]);
  const { at, total, amount_due } = preview;
  expect(changes().map(({ body }) => body)).toEqual([{ product_id: 4, price_id: 9, at, total, amount_due }]);
});

test("the change is reported even if the user's data cannot be loaded again", async () => {
  const visits = show();
  server.fail("GET /api/v1/bootstrap-data", 500);

  await userEvent.click(await confirmButton());

  expect(await screen.findByText("You are on Practice")).toBeTruthy();
  expect(visits).toEqual(["/billing"]);
});

test("lists what a downgrade takes away, and warns of content above the new limits", async () => {
  preview = previewOf({
    losses: [
      { permission: "projects.create", restriction: "count", before: 30, after: 3 },
      { permission: "files.create", restriction: "max_bytes", before: null, after: 1_073_741_824 },
      { permission: "api.access", restriction: null, before: null, after: null },
    ],
  });
  show({ user: { ...member, content_use: { ...member.content_use, projects: 8 } } });

  const losses = within(await screen.findByRole("region", { name: "What you lose" }));
  const texts = losses.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Projects: 3 instead of 30",
    "Storage: 1 GB instead of unlimited",
    "You can no longer do this: Use the API with a token",
  ]);
  expect(losses.getByText(/^You have more than the new plan allows\./)).toBeTruthy();
});

test("shows the limits of the new plan, and not those of the old one", async () => {
  const projectLimit = (value: number) => ({
    name: "projects.create" as const,
    restrictions: [{ name: "count", value }],
  });
  server.on("GET /api/v1/billing/products/:id", () => ({ product: { ...PRACTICE, permissions: [projectLimit(30)] } }));
  preview = previewOf({
    losses: [{ permission: "projects.create", restriction: "count", before: 100, after: 30 }],
  });
  show({ user: { ...member, permissions: [projectLimit(100)] } });

  await confirmButton();
  expect(screen.getByText("Projects").parentElement?.textContent).toBe("Projects30");
});

test("shows the current limit if it is higher than the new plan's limit and is not lost", async () => {
  const projectLimit = (value: number) => ({
    name: "projects.create" as const,
    restrictions: [{ name: "count", value }],
  });
  server.on("GET /api/v1/billing/products/:id", () => ({ product: { ...PRACTICE, permissions: [projectLimit(1)] } }));
  show({ user: { ...member, permissions: [projectLimit(3)] } });

  await confirmButton();
  expect(screen.getByText("Projects").parentElement?.textContent).toBe("Projects3");
});

test("lists no losses for an upgrade", async () => {
  show();

  await confirmButton();
  expect(screen.queryByRole("heading", { name: "What you lose" })).toBeNull();
});

test("says that a credit is kept for later", async () => {
  preview = previewOf({ subtotal: -5, total: -5, from_credit: -5, amount_due: 0 });
  show();

  const text = await screen.findByText(/^Nothing is charged today/);
  expect(text.textContent).toContain("$5 is added to your credit");
});

test("amounts that have changed can be loaded again", async () => {
  respondToChange = () => invalid({ at: ["The amounts have changed. Check them again."] });
  show();
  await userEvent.click(await confirmButton());
  await screen.findByText("The amounts have changed. Check them again.");

  preview = previewOf({ at: "2026-11-25T11:00:00.000Z", amount_due: 19 });
  await userEvent.click(screen.getByRole("button", { name: "Load the amounts again" }));

  await waitFor(() => expect(screen.getByText(/^You pay/).textContent).toBe("You pay $19 today."));
  expect(screen.queryByText("The amounts have changed. Check them again.")).toBeNull();
});

test("a failed payment is reported on the page", async () => {
  respondToChange = () => refusal(409, "The payment failed.");
  const visits = show();

  await userEvent.click(await confirmButton());

  expect((await screen.findByRole("alert")).textContent).toContain("The payment failed.");
  expect(visits).toEqual([]);
});

test("says that the user already has the plan, with a link to the plans", async () => {
  server.on(CHANGE, () => invalid({ price_id: ["You already have this plan."] }));
  show();

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("You already have this plan.")).toBeTruthy();
  expect(alert.getByRole("link", { name: "See all plans" }).getAttribute("href")).toBe("/pricing");
});

test("an unpaid invoice is reported, with a link to the billing page", async () => {
  server.on(CHANGE, () => refusal(409, "Pay the open invoice before you change the plan."));
  show();

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Pay the open invoice before you change the plan.")).toBeTruthy();
  expect(alert.getByRole("link", { name: "Back to billing" }).getAttribute("href")).toBe("/billing");
});

test("with an unpaid subscription that is no longer valid, the screen offers to change the plan", async () => {
  subscriptions = [subscriptionOf({ status: "past_due", valid: false })];
  show();

  expect(await confirmButton()).toBeTruthy();
});

test.each([
  ["without a subscription", []],
  [
    "with a subscription that has ended, but is still valid because it was extended",
    [{ status: "ended", ended_at: "2026-11-21T10:00:00.000Z" } as const],
  ],
])("%s, the screen links to the checkout", async (_, rows) => {
  subscriptions = rows.map(subscriptionOf);
  show();

  const link = await screen.findByRole("link", { name: "Go to the checkout" });
  expect(link.getAttribute("href")).toBe("/checkout/4/9");
});
