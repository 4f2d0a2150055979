"use client";

import { useQuery } from "@tanstack/react-query";
import { Panel } from "@/components/account-settings/panel";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { StorageBar, StorageLegend, TrashAdvice } from "@/components/storage-use/storage-parts";
import { useUsage } from "@/components/subscriptions/use-usage";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fileEntryClient } from "@/lib/files/client";
import { line } from "@/lib/i18n/line";
import { can, limitOf } from "@/lib/permissions/can";
import { limitLabel, limitUnit, PLAN_LIMITS } from "@/lib/products/comparison";

type Limit = (typeof PLAN_LIMITS)[number];

const READ_ONLY_TEXT = line(
  "You have more than your plan allows. Anything beyond its limits can be viewed, but not changed.",
);
const NOTHING_NEW_TEXT = line("You have more than your plan allows. Everything stays, but you cannot add more.");
/** The texts for exceeded limits, where they differ from `READ_ONLY_TEXT`. */
const EXCEEDED_TEXTS: Readonly<Record<string, string>> = {
  "files.create.max_bytes": NOTHING_NEW_TEXT,
  "workspaces.create.members": NOTHING_NEW_TEXT,
};

/** Once this share of a limit is used, its bar has the warning colour, until the limit is reached. */
const WARNING_SHARE = 0.8;

/** How much the user has used of each limit that a plan can have. */
export function UsagePanel() {
  const user = useLoggedInUser();
  const usage = useUsage();
  const t = useT();
  return (
    <Panel id="usage" title={t("Usage")}>
      <ul className="grid gap-4">
        {PLAN_LIMITS.map((limit) => {
          const key = `${limit.permission}.${limit.restriction}`;
          const used = usage[key] ?? 0;
          return (can(user, limit.permission) || used > 0) && <Usage key={key} limit={limit} used={usage[key]} />;
        })}
      </ul>
    </Panel>
  );
}

function Usage({ limit: { permission, restriction }, used }: { limit: Limit; used: number | undefined }) {
  const max = limitOf(useLoggedInUser(), permission, restriction);
  const t = useT();
  const name = t(
    restriction === "members" ? line("Members in your largest workspace") : limitLabel(permission, restriction),
  );
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-control">
        <span className="font-label">{name}</span>
        <span className="text-muted">
          {used !== undefined && <UsageText used={used} max={max} unit={limitUnit(restriction)} />}
        </span>
      </div>
      {restriction === "max_bytes" ? (
        <StorageUsage label={name} max={max} />
      ) : (
        max !== null && <ProgressBar label={name} value={used ?? 0} max={max} tone={toneOf(used ?? 0, max)} />
      )}
      {max !== null && used !== undefined && used > max && (
        <p className="text-small text-muted">{t(EXCEEDED_TEXTS[`${permission}.${restriction}`] ?? READ_ONLY_TEXT)}</p>
      )}
    </li>
  );
}

/** What takes up the storage. */
function StorageUsage({ label, max }: { label: string; max: number | null }) {
  const { data } = useQuery(fileEntryClient.ownUsage());
  if (!data) return null;
  return (
    <>
      {max !== null && <StorageBar label={label} usage={{ ...data, limit: max }} />}
      <StorageLegend parts={data.parts} />
      <TrashAdvice parts={data.parts} />
    </>
  );
}

function UsageText({ used, max, unit }: { used: number; max: number | null; unit: "count" | "bytes" }) {
  const t = useT();
  const { bytes, number } = useFormats();
  const format = unit === "bytes" ? bytes : number;
  if (max === null) return t(":used used, no limit", { used: format(used) });
  return t(":used of :limit used", { used: format(used), limit: format(max) });
}

function toneOf(used: number, limit: number) {
  if (used >= limit) return "bad";
  return used >= limit * WARNING_SHARE ? "warn" : "plain";
}
