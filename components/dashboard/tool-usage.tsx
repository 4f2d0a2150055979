"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { type Overview, overviewOf } from "@/lib/dashboard/overview";

/**
 * How many sites, domains or projects the user has, and how many are allowed. Shows `emptyText` if the user has none.
 * In a shared workspace, only says whose limits apply.
 */
export function ToolUsage({ tool, emptyText }: { tool: keyof Overview; emptyText?: string | undefined }) {
  const { used, limit } = overviewOf(useLoggedInUser())[tool];
  const t = useT();
  const isShared = useActiveWorkspace() !== undefined;
  if (isShared) return t("Counts towards the limits of the workspace's owner");
  if (used === 0 && emptyText) return emptyText;
  return limit === null ? t(":used used, no limit", { used }) : t(":used of :limit used", { used, limit });
}
