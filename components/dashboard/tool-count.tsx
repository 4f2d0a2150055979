"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { formatNumber } from "@/lib/format/numbers";
import { type Overview, overviewOf } from "@/lib/quotas/overview";

/**
 * How many sites, domains or projects the user has. Renders nothing in a shared workspace, where they count towards the
 * limits of the workspace's owner.
 */
export function ToolCount({ tool }: { tool: keyof Overview }) {
  const { language } = useT();
  const isShared = useActiveWorkspace() !== undefined;
  const { used } = overviewOf(useLoggedInUser())[tool];
  return isShared ? null : formatNumber(used, language);
}
