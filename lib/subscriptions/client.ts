import type { PlanOrder } from "@/lib/billing/schema";
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

type SubscriptionResponse = { subscription: SubscriptionJson };

/** Calls about subscriptions. Each throws `ApiError`. */
export const subscriptionClient = {
  noun,
  key,
  list,
  detail,
  create,
  csvPath,
  preview: async (id: number, choice: PlanOrder) =>
    (await api.post<{ preview: PlanChangePreviewJson }>(`${PATH}/${id}/change-plan`, { ...choice, preview: true }))
      .preview,
  /** Changes the plan and charges exactly the amounts of the preview that the user has seen. */
  changePlan: async (id: number, choice: PlanOrder, { at, total, amount_due }: PlanChangePreviewJson) =>
    (await api.post<SubscriptionResponse>(`${PATH}/${id}/change-plan`, { ...choice, at, total, amount_due }))
      .subscription,
  cancel: async (id: number, cancellation: Partial<Cancellation> = {}) =>
    (await api.post<SubscriptionResponse>(`${PATH}/${id}/cancel`, cancellation)).subscription,
  resume: async (id: number) => (await api.post<SubscriptionResponse>(`${PATH}/${id}/resume`)).subscription,
  /** For admins: keeps a subscription valid until `ends_at`. */
  extend: async (id: number, ends_at: string) =>
    (await api.put<SubscriptionResponse>(`${PATH}/${id}`, { ends_at })).subscription,
  /** For admins: fetches a subscription's state from the gateway. */
  sync: async (id: number) => (await api.post<SubscriptionResponse>(`${PATH}/${id}/sync`)).subscription,
  /** Returns the URL of the page where the user changes the payment method. */
  openPortal: async () => (await api.post<{ url: string }>("billing/portal")).url,
};
