"use client";

import { useT } from "@/components/i18n/use-t";
import { StateDot } from "@/components/ui/state-dot";
import type { DomainJson } from "@/lib/domains/schema";

/** The state of a domain as a dot and a short text. */
export function DomainState({ domain }: { domain: Pick<DomainJson, "state" | "failing_since"> }) {
  const t = useT();
  if (domain.state === "pending") return <StateDot tone="off">{t("Pending")}</StateDot>;
  if (domain.state === "failed") return <StateDot tone="danger">{t("Failed")}</StateDot>;
  if (domain.failing_since !== null) return <StateDot tone="warning">{t("Records have changed")}</StateDot>;
  return <StateDot tone="success">{t("Verified")}</StateDot>;
}
