"use client";

import ExternalLink from "lucide-react/icons/external-link";
import Pencil from "lucide-react/icons/pencil";
import Settings from "lucide-react/icons/settings";
import Trash2 from "lucide-react/icons/trash-2";
import type { BulkAction } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { showsTrash, TrashSwitch } from "@/components/data-table/trash-switch";
import { useList } from "@/components/data-table/use-list";
import { useListView } from "@/components/data-table/use-list-view";
import { ViewSwitch } from "@/components/data-table/view-switch";
import { useT } from "@/components/i18n/use-t";
import { mayAll } from "@/components/resource/may-all";
import { trashBulkActions, trashEntries } from "@/components/resource/trash-actions";
import { useMayCreate } from "@/components/resource/use-may-create";
import { WithinLimit } from "@/components/resource/within-limit";
import { SiteCard } from "@/components/sites/site-card";
import { ALL_COLUMNS, SITE_COLUMNS, SITE_FILTERS, TRASH_COLUMNS } from "@/components/sites/site-columns";
import { useSiteActions } from "@/components/sites/use-site-actions";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { routes } from "@/lib/routes";
import { siteClient } from "@/lib/sites/client";
import { TRASH_DAYS } from "@/lib/sites/policy";
import type { SiteJson } from "@/lib/sites/schema";

const ORDER = { by: "updated_at", dir: "desc" } as const;

/** The sites in the active workspace, or those in its trash, as cards or as a list. */
export function SiteList() {
  const t = useT();
  const list = useList({ source: siteClient.list, columns: ALL_COLUMNS, filters: SITE_FILTERS, order: ORDER });
  const [view, setView] = useListView("site");
  const isTrash = showsTrash(list);
  const { rowActions, bulkActions } = useActions(isTrash);

  return (
    <DataTable
      name="sites"
      label={t("Sites")}
      columns={isTrash ? TRASH_COLUMNS : SITE_COLUMNS}
      list={list}
      rowName={({ name }) => name}
      rowActions={rowActions}
      bulkActions={bulkActions}
      searchLabel={t("Search sites")}
      filters={SITE_FILTERS}
      cards={view === "cards" ? { renderCard: SiteCard } : undefined}
      tools={
        <>
          <TrashSwitch list={list} label={t("Sites")} order={ORDER} />
          <ViewSwitch view={view} onChange={setView} />
        </>
      }
      empty={isTrash ? <EmptyTrash /> : <NoSites />}
    />
  );
}

function useActions(isTrash: boolean) {
  const t = useT();
  const { trash, restore, purge } = useSiteActions();
  const inTrash = {
    rowActions: (site: SiteJson): MenuEntry[] => trashEntries({ t, row: site, restore, purge }),
    bulkActions: (rows: SiteJson[]): BulkAction[] => trashBulkActions({ t, rows, restore, purge }),
  };
  const inSites = {
    rowActions: (site: SiteJson): MenuEntry[] => [
      { label: mayAll([site], "update") ? t("Manage") : t("View"), icon: Settings, href: routes.site(site.id) },
      ...(site.project_id === null ? [] : [editorEntry(t("Edit in the editor"), site.project_id)]),
      ...(site.publication === null || site.suspended_at !== null ? [] : [newTabEntry(t("Open the site"), site.url)]),
      ...(mayAll([site], "delete")
        ? ["separator" as const, { label: t("Delete"), icon: Trash2, danger: true, onSelect: () => void trash([site]) }]
        : []),
    ],
    bulkActions: (rows: SiteJson[]): BulkAction[] =>
      mayAll(rows, "delete") ? [{ label: t("Delete"), icon: Trash2, run: () => trash(rows) }] : [],
  };
  return isTrash ? inTrash : inSites;
}

const editorEntry = (label: string, projectId: number): MenuEntry => ({
  label,
  icon: Pencil,
  href: routes.editor(projectId),
});

const newTabEntry = (label: string, url: string): MenuEntry => ({
  label,
  icon: ExternalLink,
  onSelect: () => void window.open(url, "_blank", "noopener"),
});

function EmptyTrash() {
  const t = useT();
  const text = t("Deleted sites stay here for :days days.", { days: TRASH_DAYS });
  return <EmptyState level={2} drawing="none" title={t("The trash is empty")} text={text} />;
}

function NoSites() {
  const t = useT();
  return (
    <EmptyState
      level={2}
      title={t("No sites yet")}
      text={t("A site shows one of your projects to everyone, at an address you choose. Your sites appear here.")}
    >
      {useMayCreate("sites") && (
        <WithinLimit noun="sites">
          <ButtonLink href={routes.newSite}>{t("New site")}</ButtonLink>
        </WithinLimit>
      )}
    </EmptyState>
  );
}
