"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { ProgressBar } from "@/components/ui/progress-bar";
import { isSubscribed } from "@/lib/actor/policy";
import { overviewOf } from "@/lib/quotas/overview";
import { routes } from "@/lib/routes";

/**
 * Shows how many projects the user has and how many are allowed, at the bottom of the sidebar. Renders nothing without
 * a limit, or in a shared workspace, whose projects count towards its owner's limit.
 */
export function QuotaFooter() {
  const user = useLoggedInUser();
  const { settings } = useBootstrap();
  const { used, limit } = overviewOf(user).projects;
  const t = useT();
  const isShared = useActiveWorkspace() !== undefined;
  if (limit === null || isShared) return null;
  return (
    <div className="grid content-start gap-2">
      <span className="flex flex-wrap justify-between gap-x-3 text-tiny">
        {t(":used of :limit projects", { used, limit })}
        {settings.billing.enable && (
          <a href={isSubscribed(user) ? routes.billing : routes.pricing} className="link">
            {isSubscribed(user) ? t("Change plan") : t("See plans")}
          </a>
        )}
      </span>
      <ProgressBar label={t("Projects")} value={used} max={limit} />
    </div>
  );
}
