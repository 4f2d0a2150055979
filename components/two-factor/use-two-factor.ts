"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { accountClient } from "@/lib/users/client";

export type TwoFactorState = "off" | "pending" | "on";

/** The user's two-factor state. An account with recovery codes but no confirmation time has not finished the setup. */
export function useTwoFactorState() {
  const { data, isError, refetch } = useQuery(accountClient.own(useLoggedInUser().id));
  const state: TwoFactorState | undefined = data && stateOf(data);
  return { state, isError, refetch };
}

type Account = { two_factor_confirmed_at: string | null; two_factor_recovery_codes?: string[] | undefined };

function stateOf({ two_factor_confirmed_at, two_factor_recovery_codes = [] }: Account): TwoFactorState {
  if (two_factor_confirmed_at) return "on";
  return two_factor_recovery_codes.length > 0 ? "pending" : "off";
}

/** Returns a function that reloads the account in the queries and in the bootstrap data. */
export function useTwoFactorRefresh() {
  const { refresh } = useBootstrap();
  const queries = useQueryClient();
  return async () => {
    // the change is saved, so a failed reload is not an error
    await Promise.allSettled([refresh(), queries.invalidateQueries({ queryKey: accountClient.key })]);
  };
}

/** An action that runs a sensitive call once the password is confirmed. */
export function useConfirmedAction() {
  const confirmPassword = usePasswordConfirmation();
  return useAction((act: () => Promise<unknown>) => act(), { before: () => confirmPassword() });
}
