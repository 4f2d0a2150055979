"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { ProgressBar } from "@/components/ui/progress-bar";
import { overviewOf } from "@/lib/dashboard/overview";

/**
 * Shows how many projects the user has and how many are allowed, at the bottom of the sidebar. Renders nothing without
 * a limit, or in a shared workspace, whose projects count towards its owner's limit.
 */
export function QuotaFooter() {
  const { used, limit } = overviewOf(useLoggedInUser()).projects;
  const t = useT();
  const isShared = useActiveWorkspace() !== undefined;
  if (limit === null || isShared) return null;
  return (
    <div className="grid content-start gap-2">
      <span className="text-tiny">{t(":used of :limit projects", { used, limit })}</span>
      <ProgressBar label={t("Projects")} value={used} max={limit} />
    </div>
  );
}
