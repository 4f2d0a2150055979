"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { usageText } from "@/components/resource/limit-texts";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import type { LimitedNoun } from "@/components/resource/use-full-limit";
import { overviewOf } from "@/lib/quotas/overview";

/**
 * How much of the user's limit is used. Null without a limit, and in a shared workspace, whose rows count towards its
 * owner's limit.
 */
export function useUsageText(noun: LimitedNoun): string | null {
  const { used, limit } = overviewOf(useLoggedInUser())[noun];
  const t = useT();
  const isShared = useActiveWorkspace() !== undefined;
  return limit === null || isShared ? null : usageText({ used, limit }, noun, t);
}
