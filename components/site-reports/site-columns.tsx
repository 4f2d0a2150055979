"use client";

import type { Column } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { StateDot } from "@/components/ui/state-dot";
import { line } from "@/lib/i18n/line";
import type { SiteJson, SiteListQuery } from "@/lib/sites/schema";

export const SITE_COLUMNS: readonly Column<SiteJson, SiteListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: ({ name, url }) => <TitleCell title={<bdi>{name}</bdi>} text={<SiteLink url={url} />} />,
  },
  { id: "state", header: line("State"), card: "line", cell: (site) => <SiteState site={site} /> },
  { id: "reason", header: line("Reason"), cell: ({ suspension_reason }) => <Reason text={suspension_reason} /> },
  {
    id: "created",
    header: line("Created"),
    orderBy: "created_at",
    cell: (site) => <FormattedDate value={site.created_at} className="text-muted" />,
  },
  {
    id: "updated",
    header: line("Changed"),
    orderBy: "updated_at",
    isOptional: true,
    cell: (site) => <FormattedDate value={site.updated_at} className="text-muted" />,
  },
];

/** A link that opens a site in a new tab. The site does not learn which page linked to it. */
export function SiteLink({ url, path = "" }: { url: string; path?: string }) {
  return (
    <a href={`${url}${path}`} target="_blank" rel="noopener noreferrer" className="hover:underline">
      <bdi>{`${new URL(url).host}${path === "/" ? "" : path}`}</bdi>
    </a>
  );
}

function SiteState({ site }: { site: SiteJson }) {
  const t = useT();
  if (site.suspended_at) return <StateDot tone="danger">{t("Suspended")}</StateDot>;
  if (site.publication) return <StateDot tone="success">{t("Published")}</StateDot>;
  return <StateDot tone="off">{t("Not published")}</StateDot>;
}

function Reason({ text }: { text: string | null }) {
  return <bdi className="line-clamp-3 max-w-80 whitespace-normal text-muted">{text}</bdi>;
}
