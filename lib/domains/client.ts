import type { DomainInput, DomainJson } from "@/lib/domains/schema";
import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";

/** Calls about the domains of sites. Each throws `ApiError`. */
export const domainClient = {
  ...resourceClient<DomainJson, DomainInput>("domains", "domain"),
  check: async (id: number) => (await api.post<{ domain: DomainJson }>(`domains/${id}/check`)).domain,
};
