"use client";

import { useQueryClient } from "@tanstack/react-query";
import { accessTokensClient } from "@/lib/access-tokens/client";
import { sessionClient } from "@/lib/sessions/client";

/** Reloads the lists that show tokens. Call it when a token was created or deleted. */
export function useTokensChanged() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [accessTokensClient.key, sessionClient.key]) void queries.invalidateQueries({ queryKey });
  };
}
