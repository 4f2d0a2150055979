import type { BootstrapData } from "@/lib/bootstrap/schema";
import { api } from "@/lib/http/client";

/** Calls to act as another user, and to stop. Reload the page afterwards, because its data belongs to another user. */
export const impersonationClient = {
  /** Requires a confirmed password (423). */
  start: (userId: number) => api.post<{ bootstrapData: BootstrapData }>(`users/${userId}/impersonation`),
  end: () => api.delete("impersonation"),
};
