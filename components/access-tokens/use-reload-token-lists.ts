"use client";

import { useQueryClient } from "@tanstack/react-query";
import { accessTokensClient } from "@/lib/access-tokens/client";
import { sessionClient } from "@/lib/sessions/client";

/** Returns a function that reloads the lists that show tokens. Call it after creating a token. */
export function useReloadTokenLists() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [accessTokensClient.key, sessionClient.key]) void queries.invalidateQueries({ queryKey });
  };
}
