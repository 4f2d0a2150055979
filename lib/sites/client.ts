import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { SiteInput, SiteJson } from "@/lib/sites/schema";

/** Calls about sites. Each throws `ApiError`. */
export const siteClient = {
  ...resourceClient<SiteJson, SiteInput>("sites", "site"),
  mailRecipientLink: (id: number) => api.post(`sites/${id}/form-recipient`),
  confirmRecipient: (token: string) => api.post(`form-recipients/${encodeURIComponent(token)}`),
  restore: (id: number) => api.post(`sites/${id}/restore`),
  purge: (id: number) => api.post(`sites/${id}/purge`),
};
