"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useOwnUser } from "@/components/account-settings/use-account";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { accountClient } from "@/lib/users/client";

export type TwoFactorState = "off" | "pending" | "on";

/** Where one's own account stands: recovery codes without a confirmation are a setup that is not finished. */
export function useTwoFactorState() {
  const { data, isError, refetch } = useQuery(accountClient.own(useOwnUser().id));
  const state: TwoFactorState | undefined = data && stateOf(data);
  return { state, isError, refetch };
}

type Account = { two_factor_confirmed_at: string | null; two_factor_recovery_codes?: string[] | undefined };

function stateOf({ two_factor_confirmed_at, two_factor_recovery_codes = [] }: Account): TwoFactorState {
  if (two_factor_confirmed_at) return "on";
  return two_factor_recovery_codes.length > 0 ? "pending" : "off";
}

/** Has the account read anew, here and where its page shows who is signed in. */
export function useTwoFactorRefresh() {
  const { refresh } = useBootstrap();
  const queries = useQueryClient();
  return async () => {
    // done is done: what cannot be read now is read later
    await Promise.allSettled([refresh(), queries.invalidateQueries({ queryKey: accountClient.key })]);
  };
}

/** Runs a sensitive call once the password is confirmed. */
export function useSensitive() {
  const confirmPassword = usePasswordConfirmation();
  return useAction((act: () => Promise<unknown>) => act(), { before: () => confirmPassword() });
}
