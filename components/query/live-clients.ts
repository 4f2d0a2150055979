import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";

/** The query clients of the screens that are open. */
const liveClients = new Set<QueryClient>();

/** Counts the client among those of the open screens while the calling component is mounted. */
export function useLiveClient(client: QueryClient): void {
  useEffect(() => {
    liveClients.add(client);
    return () => {
      liveClients.delete(client);
    };
  }, [client]);
}

/**
 * Invalidates the queries with this key in `client` and on the open screens. An undo can run after its screen has
 * closed. No open screen then uses `client`.
 */
export async function invalidateOnOpenScreens(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const clients = new Set([client, ...liveClients]);
  await Promise.allSettled([...clients].map((each) => each.invalidateQueries({ queryKey })));
}
