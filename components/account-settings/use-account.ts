"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { accountClient } from "@/lib/users/client";
import type { UserJson } from "@/lib/users/schema";

/** The signed-in user: this page is for nobody else. */
export function useOwnUser(): UserJson {
  const { user } = useBootstrap();
  if (!user) throw new Error("The account settings need somebody signed in.");
  return user;
}

/** What only one's own account tells: which new address waits for its code. */
export function usePendingEmail(): string | null {
  const { data } = useQuery(accountClient.own(useOwnUser().id));
  return data?.pending_email ?? null;
}

/** Has everything on the page read anew after one's account has changed: the panels, the head of the page, its language and its dates. */
export function useAccountRefresh() {
  const { refresh } = useBootstrap();
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    router.refresh();
    await Promise.allSettled([refresh(), queries.invalidateQueries()]); // saved is saved: what cannot be read now is read later
  };
}
