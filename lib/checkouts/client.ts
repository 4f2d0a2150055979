import type { PlanOrder } from "@/lib/billing/schema";
import type { CheckoutJson, TestOutcome } from "@/lib/checkouts/schema";
import { api } from "@/lib/http/client";

type QueryContext = { signal: AbortSignal };
type CheckoutResponse = { checkout: CheckoutJson };

/** Calls about checkouts. Each throws `ApiError`. */
export const checkoutClient = {
  /** Orders a plan. Returns the checkout and the address where the user pays. */
  start: (order: PlanOrder) => api.post<CheckoutResponse & { url: string }>("billing/checkout", order),
  /** The state of a checkout, before and after its payment. */
  detail: (id: string) => ({
    queryKey: ["billing/checkout", id] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<CheckoutResponse>(`billing/checkout/${id}`, undefined, { signal })).checkout,
  }),
  /** Applies the outcome that the user chose on the test gateway's page. */
  setTestOutcome: async (id: string, outcome: TestOutcome) =>
    (await api.post<CheckoutResponse>(`billing/test-gateway/${id}`, { outcome })).checkout,
};
