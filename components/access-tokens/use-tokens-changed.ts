"use client";

import { useQueryClient } from "@tanstack/react-query";
import { accessTokensClient } from "@/lib/access-tokens/client";
import { sessionClient } from "@/lib/sessions/client";

/** To be called when a token was made or deleted: the lists that show tokens ask again. */
export function useTokensChanged() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [accessTokensClient.key, sessionClient.key]) void queries.invalidateQueries({ queryKey });
  };
}
