import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NewSubscriptionScreen } from "@/components/subscriptions/new-subscription-screen";
import { SubscriptionsScreen } from "@/components/subscriptions/subscriptions-screen";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { Permission } from "@/lib/permissions/permissions";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { subscriptionOf } from "../billing/billing-page";
import { grant, pageOf, renderListPage } from "../data-table/list-page";
import { planOf } from "../pricing/plans";
import { member } from "../site/public-page";

let server: FakeServer;
let subscription: SubscriptionJson;
const change = (changes: Partial<SubscriptionJson>) => {
  subscription = { ...subscription, ...changes };
  return { subscription };
};

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  subscription = subscriptionOf();
  server = fakeServer({
    "GET /api/v1/billing/subscriptions": () => pageOf([subscription]),
    "POST /api/v1/billing/subscriptions": () => ({ subscription }),
    "PUT /api/v1/billing/subscriptions/:id": () => ({ subscription }),
    "POST /api/v1/billing/subscriptions/:id/cancel": () => change({ cancel_at_period_end: true }),
    "POST /api/v1/billing/subscriptions/:id/resume": () => change({ cancel_at_period_end: false }),
    "POST /api/v1/billing/subscriptions/:id/sync": () => ({ subscription }),
    "GET /api/v1/billing/products": () => pageOf([planOf()]),
    "GET /api/v1/users": () => pageOf([{ ...member, id: 7 }]),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const BILLING = { settings: { billing: { enable: true } } };
const show = ({ search = "", permissions = ["admin"] as Permission[] } = {}) =>
  renderListPage(<SubscriptionsScreen />, { search, permissions: permissions.map(grant), ...BILLING });

async function choose(entry: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Ines Morel" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

test("all users' subscriptions are listed with their state", async () => {
  show();

  const row = within(await screen.findByRole("row", { name: /Ines Morel/ }));
  for (const text of ["Studio", "$12 a month", "Active"]) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole("link", { name: "Ines Morel" }).getAttribute("href")).toBe("/admin/subscriptions/5");
  expect(server.calls[0]?.path).toContain("everyone=true");
});

test("the list and its CSV file are filtered by state and by user", async () => {
  const { address } = show({ search: "?status=past_due&user_id=7" });

  await screen.findByRole("row", { name: /Ines Morel/ });
  expect(server.calls[0]?.path).toMatch(/status=past_due.*user_id=7|user_id=7.*status=past_due/);
  const csv = screen.getByRole("link", { name: "CSV" }).getAttribute("href");
  expect(csv).toMatch(/^\/api\/v1\/billing\/subscriptions\/csv\?/);
  for (const filter of ["status=past_due", "user_id=7"]) expect(csv).toContain(filter);

  await userEvent.click(screen.getByRole("button", { name: "Show all users" }));
  await waitFor(() => expect(address()).toBe("?status=past_due"));
});

test("a subscription is cancelled at the end of its period, and resumed", async () => {
  show();

  await choose("Cancel at the end of the period…");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/until Dec 20, 2026/)).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Cancel subscription" }));
  expect(await screen.findByText("Subscription cancelled")).toBeTruthy();
  expect(server.writes[0]?.body).toEqual({});

  await choose("Resume");
  expect(await screen.findByText("Subscription resumed")).toBeTruthy();
});

test("a subscription is ended immediately", async () => {
  show();

  await choose("End now…");
  await userEvent.click(await screen.findByRole("button", { name: "End subscription" }));

  expect(await screen.findByText("Subscription ended")).toBeTruthy();
  expect(server.writes[0]?.body).toEqual({ at: "now" });
});

test("a subscription is extended to the end of a day", async () => {
  show();

  await choose("Extend…");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText(/Valid until/), "2099-01-31");
  await userEvent.click(dialog.getByRole("button", { name: "Extend subscription" }));

  expect(await screen.findByText("Subscription extended")).toBeTruthy();
  const ends_at = new Date(2099, 0, 31, 23, 59, 59).toISOString();
  expect(server.writes[0]).toEqual({ method: "PUT", path: "/api/v1/billing/subscriptions/5", body: { ends_at } });
});

test("a subscription is synced with the payment service", async () => {
  show();

  await choose("Sync");

  expect(await screen.findByText("Subscription is up to date")).toBeTruthy();
});

test("a subscription granted by an admin cannot be cancelled or synced", async () => {
  subscription = subscriptionOf({ gateway: "manual" });
  show();

  await userEvent.click(await screen.findByRole("button", { name: "Actions for Ines Morel" }));
  const entries = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(entries).toEqual(["Extend…", "End now…"]);
});

test("a user who may only view subscriptions cannot change or grant them", async () => {
  show({ permissions: ["subscriptions.view"] });

  await screen.findByRole("row", { name: /Ines Morel/ });
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "Grant a subscription" })).toBeNull();
});

test("an admin grants a user a plan", async () => {
  const visits: string[] = [];
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  renderListPage(
    <AppRouterContext value={router}>
      <NewSubscriptionScreen />
    </AppRouterContext>,
    { permissions: [grant("admin")], ...BILLING },
  );

  await userEvent.click(screen.getByRole("combobox", { name: "User" }));
  await userEvent.click(await screen.findByRole("option", { name: "ines@example.com" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Plan" }), "Studio: $120 a year");
  await userEvent.click(screen.getByRole("button", { name: "Grant subscription" }));

  expect(await screen.findByText("Subscription granted")).toBeTruthy();
  expect(server.writes[0]?.body).toEqual({ user_id: 7, product_id: 3, price_id: 8, ends_at: null });
  expect(visits).toEqual(["/admin/subscriptions/5"]);
});
