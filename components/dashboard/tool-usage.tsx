"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { ProgressBar } from "@/components/ui/progress-bar";
import { type Overview, overviewOf } from "@/lib/quotas/overview";

type Props = {
  tool: keyof Overview;
  /** The tool's name. */
  name: string;
  emptyText?: string | undefined;
};

/**
 * How many sites, domains or projects the user has, and how many are allowed. Shows `emptyText` if the user has none.
 * In a shared workspace, only says whose limits apply.
 */
export function ToolUsage({ tool, name, emptyText }: Props) {
  const { used, limit } = overviewOf(useLoggedInUser())[tool];
  const t = useT();
  const isShared = useActiveWorkspace() !== undefined;
  if (isShared) return t("Counts towards the limits of the workspace's owner");
  if (used === 0 && emptyText) return emptyText;
  if (limit === null) return t(":used used, no limit", { used });
  return (
    <div className="grid w-full gap-2">
      {t(":used of :limit used", { used, limit })}
      <ProgressBar label={name} value={used} max={limit} />
    </div>
  );
}
