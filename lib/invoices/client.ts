import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { BillingProfileInput, InvoiceJson } from "@/lib/invoices/schema";

const { key, list } = resourceClient<InvoiceJson, never>("billing/invoices", "invoice");
type QueryContext = { signal: AbortSignal };
type Profile = { profile: BillingProfileInput };

/** Calls about invoices. Each throws `ApiError`. */
export const invoiceClient = {
  key,
  list,
  /** For admins: refunds the whole invoice. */
  refund: async (id: number) => (await api.post<{ invoice: InvoiceJson }>(`billing/invoices/${id}/refund`)).invoice,
  profile: () => ({
    queryKey: ["billing/profile"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<Profile>("billing/profile", undefined, { signal })).profile,
  }),
  saveProfile: async (profile: Partial<BillingProfileInput>) =>
    (await api.put<Profile>("billing/profile", profile)).profile,
};
