"use client";

import { useT } from "@/components/i18n/use-t";
import { StateDot } from "@/components/ui/state-dot";
import { line } from "@/lib/i18n/line";
import type { SiteJson } from "@/lib/sites/schema";

const STATES = {
  suspended: { tone: "danger", label: line("Suspended") },
  changed: { tone: "warning", label: line("Published, with newer changes") },
  live: { tone: "success", label: line("Published") },
  held: { tone: "warning", label: line("Waiting for review") },
  scheduled: { tone: "warning", label: line("Scheduled") },
  draft: { tone: "off", label: line("Not published") },
} as const;

function stateOf({ suspended_at, publication, review, has_changes, publish_at }: SiteJson): keyof typeof STATES {
  if (suspended_at !== null) return "suspended";
  if (publication !== null) return has_changes ? "changed" : "live";
  if (review?.state === "held") return "held";
  return publish_at === null ? "draft" : "scheduled";
}

/** Whether a site is published, scheduled, suspended or none of these. */
export function SiteState({ site }: { site: SiteJson }) {
  const t = useT();
  const { tone, label } = STATES[stateOf(site)];
  return <StateDot tone={tone}>{t(label)}</StateDot>;
}
