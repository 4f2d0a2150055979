"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLiveClient } from "@/components/query/live-clients";
import { ApiError } from "@/lib/http/client";

const STALE_MS = 30_000;
const MAX_RETRIES = 2;
/** Statuses for which a retry does not help. */
const FINAL_STATUSES = new Set([401, 403, 404]);

/** Provides the query client. Put it only around parts with queries: other pages then do not load the query library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: STALE_MS, retry: shouldRetry } } }),
  );
  useLiveClient(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function shouldRetry(failures: number, error: Error) {
  return failures < MAX_RETRIES && !(error instanceof ApiError && FINAL_STATUSES.has(error.status));
}
