import type { PlanChoice } from "@/lib/billing/schema";
import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type {
  Cancellation,
  PlanChangePreviewJson,
  SubscriptionInput,
  SubscriptionJson,
} from "@/lib/subscriptions/schema";

const PATH = "billing/subscriptions";
const { key, list, detail, create, csvPath, noun } = resourceClient<SubscriptionJson, SubscriptionInput>(
  PATH,
  "subscription",
);

type One = { subscription: SubscriptionJson };

/** Calls about subscriptions. Each throws `ApiError`. */
export const subscriptionClient = {
  noun,
  key,
  list,
  detail,
  create,
  csvPath,
  preview: async (id: number, choice: PlanChoice) =>
    (await api.post<{ preview: PlanChangePreviewJson }>(`${PATH}/${id}/change-plan`, { ...choice, preview: true }))
      .preview,
  /** Charges exactly what the preview says that the user has seen. */
  changePlan: async (id: number, choice: PlanChoice, { at, total, amount_due }: PlanChangePreviewJson) =>
    (await api.post<One>(`${PATH}/${id}/change-plan`, { ...choice, at, total, amount_due })).subscription,
  cancel: async (id: number, cancellation: Partial<Cancellation> = {}) =>
    (await api.post<One>(`${PATH}/${id}/cancel`, cancellation)).subscription,
  resume: async (id: number) => (await api.post<One>(`${PATH}/${id}/resume`)).subscription,
  /** For admins: keeps it valid until a time. */
  extend: async (id: number, ends_at: string) => (await api.put<One>(`${PATH}/${id}`, { ends_at })).subscription,
  /** For admins: fetches its state from the gateway. */
  sync: async (id: number) => (await api.post<One>(`${PATH}/${id}/sync`)).subscription,
  /** Returns the address where the user changes the payment method. */
  openPortal: async () => (await api.post<{ url: string }>("billing/portal")).url,
};
