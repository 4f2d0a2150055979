"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { domainClient } from "@/lib/domains/client";
import type { DomainJson } from "@/lib/domains/schema";

const CHECK_INTERVAL_MS = 15_000;

/**
 * Checks a pending domain that the user may change: when its page is opened, and every 15 seconds while the page is
 * visible.
 */
export function useAutomaticChecks({ id, state, may }: DomainJson): void {
  const queries = useQueryClient();
  useQuery({
    queryKey: ["domain-checks", id],
    queryFn: async () => {
      const domain = await domainClient.check(id);
      queries.setQueryData(domainClient.detail(id).queryKey, domain);
      return domain.checked_at;
    },
    enabled: state === "pending" && may.includes("update"),
    refetchInterval: CHECK_INTERVAL_MS,
    retry: false,
  });
}
