import { ProgressBar } from "@/components/ui/progress-bar";
import type { Quota } from "@/lib/dashboard/overview";
import type { T } from "@/lib/i18n/create-t";

/** Shows how many of the allowed projects are used, at the bottom of the sidebar. Renders nothing without a limit. */
export function QuotaFoot({ t, projects: { used, limit } }: { t: T; projects: Quota }) {
  if (limit === null) return null;
  const text = t(":used of :limit projects", { used, limit });
  return (
    <div className="grid content-start gap-2">
      <span className="text-tiny">{text}</span>
      <ProgressBar label={t("Projects")} value={used} max={limit} />
    </div>
  );
}
