"use client";

import { useQuery } from "@tanstack/react-query";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { limitOf } from "@/lib/permissions/can";
import { productClient } from "@/lib/products/client";
import type { ProductJson } from "@/lib/products/schema";
import { type Overview, overviewOf } from "@/lib/quotas/overview";
import { workspaceClient } from "@/lib/workspaces/client";

export type LimitedNoun = keyof Overview;

/** A limit of the user that is used up. `canBeRaised`: a plan that can be bought has a higher one. */
export type FullLimit = { used: number; limit: number; canBeRaised: boolean };

/**
 * The user's limit for such rows if it is used up. Null while there is room, and in the workspaces of others, whose
 * rows count towards their owners' limits.
 */
export function useFullLimit(noun: LimitedNoun): FullLimit | null {
  const { settings } = useBootstrap();
  const { used, limit } = overviewOf(useLoggedInUser())[noun];
  const paysForNew = usePaysForNew();
  const isFull = paysForNew && limit !== null && used >= limit;
  const { data } = useQuery({ ...productClient.all(), enabled: isFull && settings.billing.enable });
  if (!isFull) return null;
  return { used, limit, canBeRaised: (data?.pagination.data ?? []).some((plan) => allowsMore(plan, noun, limit)) };
}

/** Whether new rows in the active workspace count towards the user's own limits. */
function usePaysForNew(): boolean {
  const id = useActiveWorkspace();
  const { data } = useQuery({ ...workspaceClient.detail(id ?? 0), enabled: id !== undefined });
  return id === undefined || data?.is_owner === true;
}

function allowsMore(plan: ProductJson, noun: LimitedNoun, limit: number): boolean {
  const planLimit = limitOf(plan, `${noun}.create`, "count");
  return planLimit === null || planLimit > limit;
}
