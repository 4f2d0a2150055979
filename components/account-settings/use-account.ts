"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { accountClient } from "@/lib/users/client";

/** The new email address whose code the user has not entered yet, or null. */
export function usePendingEmail(): string | null {
  const { data } = useQuery(accountClient.own(useLoggedInUser().id));
  return data?.pending_email ?? null;
}

/** Returns a function that reloads all data of the page after a change to the account: panels, top bar, language. */
export function useAccountRefresh() {
  const { refresh } = useBootstrap();
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    router.refresh();
    // The change is saved, so a failed reload is not an error.
    await Promise.allSettled([refresh(), queries.invalidateQueries()]);
  };
}
