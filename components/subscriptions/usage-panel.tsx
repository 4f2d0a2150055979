"use client";

import { Panel } from "@/components/account-settings/panel";
import { useOwnUser } from "@/components/bootstrap/use-own-user";
import { useT } from "@/components/i18n/use-t";
import { ProgressBar } from "@/components/ui/progress-bar";
import { overviewOf, type Quota } from "@/lib/dashboard/overview";
import { line } from "@/lib/i18n/line";

const NAMES = { projects: line("Projects"), sites: line("Sites"), domains: line("Branded domains") };

/** How much of their limits the user has used. */
export function UsagePanel() {
  const overview = overviewOf(useOwnUser());
  const t = useT();
  return (
    <Panel id="usage" title={t("Usage")}>
      <ul className="grid gap-4">
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((tool) => (
          <Usage key={tool} name={t(NAMES[tool])} quota={overview[tool]} />
        ))}
      </ul>
    </Panel>
  );
}

function Usage({ name, quota: { used, limit } }: { name: string; quota: Quota }) {
  const t = useT();
  const isOver = limit !== null && used > limit;
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-control">
        <span className="font-label">{name}</span>
        <span className="text-muted">
          {limit === null ? t(":used used, no limit", { used }) : t(":used of :limit used", { used, limit })}
        </span>
      </div>
      {limit !== null && <ProgressBar label={name} value={used} max={limit} tone={toneOf(used, limit)} />}
      {isOver && (
        <p className="text-small text-muted">
          {t("You have more than your plan allows. What exceeds it can be read, but not changed.")}
        </p>
      )}
    </li>
  );
}

function toneOf(used: number, limit: number) {
  if (used >= limit) return "bad";
  return used >= limit * 0.8 ? "warn" : "plain";
}
