import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { QueryProvider } from "@/components/query/query-provider";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import type { PlanChangePreviewJson, SubscriptionJson } from "@/lib/subscriptions/schema";
import { member, renderOnPage } from "../site/public-page";

type Options = Parameters<typeof renderOnPage>[1] & { path?: string; search?: string };

/** Renders a screen about plans or payments. Returns the paths to which the router navigates. */
export function renderBilling(screen: ReactNode, { path = "/billing", search = "", ...options }: Options = {}) {
  const visits: string[] = [];
  const router = { push: (to: string) => visits.push(to) } as unknown as AppRouterInstance;
  renderOnPage(
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <SearchParamsContext value={new URLSearchParams(search)}>
          <QueryProvider>{screen}</QueryProvider>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
    { user: member, ...options, settings: { billing: { enable: true }, ...options.settings } },
  );
  return visits;
}

export const CHECKOUT_ID = "a-checkout-of-the-tests";

const STUDIO = {
  product: { id: 3, name: "Studio" },
  price: { id: 7, amount: 12, currency: "USD", interval: "month", interval_count: 1 },
} as const;

/** An active subscription to a plan for 12 dollars a month. */
export const subscriptionOf = (changes: Partial<SubscriptionJson> = {}): SubscriptionJson => ({
  id: 5,
  user: { id: 7, display_name: "Ines Morel", email: "ines@example.com" },
  ...STUDIO,
  gateway: "test",
  status: "active",
  valid: true,
  valid_until: "2026-12-21T10:00:00.000Z",
  period_start: "2026-11-20T10:00:00.000Z",
  period_end: "2026-12-20T10:00:00.000Z",
  trial_ends_at: null,
  trial_refused: false,
  cancel_at_period_end: false,
  ended_at: null,
  payment_method: "Test card",
  next_payment_at: null,
  payment_url: null,
  created_at: "2026-11-20T10:00:00.000Z",
  ...changes,
});

/** A checkout that is not paid yet. */
export const checkoutOf = (changes: Partial<CheckoutJson> = {}): CheckoutJson => ({
  id: CHECKOUT_ID,
  ...STUDIO,
  gateway: "test",
  state: "open",
  last_outcome: null,
  trial_days: 0,
  first_payment: { subtotal: 12, tax: 0, total: 12, from_credit: 0, amount_due: 12 },
  subscription_id: null,
  url: `/checkout/test/${CHECKOUT_ID}`,
  order_path: "/checkout/3/7",
  expires_at: "2026-11-24T10:00:00.000Z",
  ...changes,
});

const DATES = { period_start: "2026-11-25T10:00:00.000Z", period_end: "2026-12-20T10:00:00.000Z", quantity: 1 };

/** An upgrade that costs 20 dollars today. */
export const previewOf = (changes: Partial<PlanChangePreviewJson> = {}): PlanChangePreviewJson => ({
  at: "2026-11-25T10:00:00.000Z",
  currency: "USD",
  lines: [
    { kind: "unused", description: "Unused time on Studio", amount: -10, ...DATES },
    { kind: "remaining", description: "Remaining time on Practice", amount: 30, ...DATES },
  ],
  subtotal: 20,
  tax: 0,
  total: 20,
  from_credit: 0,
  amount_due: 20,
  period_end: "2026-12-20T10:00:00.000Z",
  losses: [],
  ...changes,
});
