import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BillingProfilePanel } from "@/components/invoices/billing-profile-panel";
import { InvoicesPanel } from "@/components/invoices/invoices-panel";
import { SubscriptionInvoices } from "@/components/invoices/subscription-invoices";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { BillingProfileInput, InvoiceJson } from "@/lib/invoices/schema";
import type { UserJson } from "@/lib/users/schema";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { renderBilling } from "../billing/billing-page";
import { pageOf } from "../data-table/list-page";
import { member } from "../site/public-page";

const INVOICE: InvoiceJson = {
  id: 9,
  number: "2026-0009",
  date: "2026-11-20T10:00:00.000Z",
  currency: "USD",
  lines: [],
  subtotal: 12,
  tax: 2.4,
  total: 14.4,
  from_credit: 0,
  amount_due: 14.4,
  tax_percent: 20,
  status: "paid",
  pdf: "/api/v1/billing/invoices/9/pdf",
};

const ADMIN: UserJson = { ...member, permissions: [{ name: "admin", restrictions: [] }] };

let server: FakeServer;
let profile: BillingProfileInput;
let invoices: InvoiceJson[];

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  profile = { name: "Morel GmbH", address: "", country: "", tax_id: "" };
  invoices = [INVOICE];
  server = fakeServer({
    "GET /api/v1/billing/profile": () => ({ profile }),
    "PUT /api/v1/billing/profile": ({ body }) => ({ profile: { ...profile, ...(body as BillingProfileInput) } }),
    "GET /api/v1/billing/invoices": ({ path }) =>
      pageOf(invoices, { last_page: 2, total: invoices.length && 11, current_page: path.includes("page=2") ? 2 : 1 }),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
    "GET /api/v1/value-lists/:names": () => ({ countries: [{ code: "PT", name: "Portugal" }] }),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

test("an invoice is shown with its number, date, total, state and PDF", async () => {
  renderBilling(<InvoicesPanel />);

  const row = within(await screen.findByRole("row", { name: /2026-0009/ }));
  for (const text of ["Nov 20, 2026", "$14.40", "Paid"]) expect(row.getByText(text)).toBeTruthy();
  const link = row.getByRole("link", { name: "Download invoice 2026-0009" });
  expect(link.getAttribute("href")).toBe("/api/v1/billing/invoices/9/pdf");
});

test("choosing page 2 requests the second page of invoices", async () => {
  renderBilling(<InvoicesPanel />);

  await userEvent.click(await screen.findByRole("button", { name: "Page 2" }));

  await waitFor(() => expect(server.lines.at(-1)).toContain("page=2"));
});

test("an admin sees the invoices of one subscription", async () => {
  renderBilling(<SubscriptionInvoices />, { path: "/admin/subscriptions/5", user: ADMIN });

  expect(await screen.findByRole("row", { name: /2026-0009/ })).toBeTruthy();
  const { searchParams } = new URL(String(server.lines[0]).split(" ")[1] ?? "", "http://plinth.test");
  expect(Object.fromEntries(searchParams)).toMatchObject({ everyone: "true", subscription_id: "5" });
});

test("an admin refunds an invoice after a confirmation", async () => {
  server.on("POST /api/v1/billing/invoices/:id/refund", () => {
    invoices = [{ ...INVOICE, status: "refunded" }];
    return { invoice: invoices[0] as InvoiceJson };
  });
  renderBilling(<SubscriptionInvoices />, { path: "/admin/subscriptions/5", user: ADMIN });

  await userEvent.click(await screen.findByRole("button", { name: "Refund invoice 2026-0009…" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Refund invoice 2026-0009?" }));
  expect(question.getByText(/^\$14\.40 is refunded to the user\./)).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Refund" }));

  expect(await screen.findByText("Refunded")).toBeTruthy();
  expect(server.writes).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Refund/ })).toBeNull();
});

test("a user who may not change subscriptions cannot refund invoices", async () => {
  renderBilling(<SubscriptionInvoices />, { path: "/admin/subscriptions/5" });

  await screen.findByRole("row", { name: /2026-0009/ });
  expect(screen.queryByRole("button", { name: /^Refund/ })).toBeNull();
});

test("shows an admin that a subscription has no invoices", async () => {
  invoices = [];
  renderBilling(<SubscriptionInvoices />, { path: "/admin/subscriptions/5", user: ADMIN });

  expect(await screen.findByText("There are no invoices for this subscription.")).toBeTruthy();
});

test("shows that there are no invoices yet", async () => {
  invoices = [];
  renderBilling(<InvoicesPanel />);

  expect(await screen.findByText("Your invoices will be shown here.")).toBeTruthy();
});

test("the billing details can be changed", async () => {
  renderBilling(<BillingProfilePanel />);

  await userEvent.type(await screen.findByLabelText("Tax number"), "PT123456789");
  await userEvent.click(screen.getByRole("combobox", { name: "Country" }));
  await userEvent.click(await screen.findByRole("option", { name: "Portugal" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Billing details saved")).toBeTruthy();
  expect(server.writes[0]?.body).toEqual({ name: "Morel GmbH", address: "", country: "PT", tax_id: "PT123456789" });
});

test("the server's errors are shown on their fields", async () => {
  server.on("PUT /api/v1/billing/profile", () => invalid({ tax_id: ["This is not a tax number."] }));
  renderBilling(<BillingProfilePanel />);

  await userEvent.type(await screen.findByLabelText("Tax number"), "1");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("This is not a tax number.")).toBeTruthy();
});
