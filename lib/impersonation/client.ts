import type { BootstrapData } from "@/lib/bootstrap/schema";
import { api } from "@/lib/http/client";

/** Calls to act as another user, and to stop. Reload the page afterwards, because its data belongs to another user. */
export const impersonationClient = {
  /** Fails with 423 unless the password was confirmed recently. */
  start: (userId: number) => api.post<{ bootstrapData: BootstrapData }>(`users/${userId}/impersonation`),
  end: () => api.delete("impersonation"),
};
