import type { BootstrapData } from "@/lib/bootstrap/schema";
import { api } from "@/lib/http/client";

/** To act as another user, and to stop. Afterwards pages are somebody else's, so they have to be loaded anew. */
export const impersonationClient = {
  /** Needs a confirmed password (423). */
  start: (userId: number) => api.post<{ bootstrapData: BootstrapData }>(`users/${userId}/impersonation`),
  end: () => api.delete("impersonation"),
};
