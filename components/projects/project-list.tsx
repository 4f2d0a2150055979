"use client";

import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import FolderInput from "lucide-react/icons/folder-input";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Pencil from "lucide-react/icons/pencil";
import TextCursorInput from "lucide-react/icons/text-cursor-input";
import Trash2 from "lucide-react/icons/trash-2";
import type { BulkAction } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { showsTrash, TrashSwitch } from "@/components/data-table/trash-switch";
import { useList } from "@/components/data-table/use-list";
import { useListView } from "@/components/data-table/use-list-view";
import { ViewSwitch } from "@/components/data-table/view-switch";
import { useT } from "@/components/i18n/use-t";
import { NewProjectCard } from "@/components/projects/new-project-card";
import { ProjectCard } from "@/components/projects/project-card";
import { ALL_COLUMNS, PROJECT_COLUMNS, PROJECT_FILTERS, TRASH_COLUMNS } from "@/components/projects/project-columns";
import { useProjectActions } from "@/components/projects/use-project-actions";
import { mayAll } from "@/components/resource/may-all";
import { trashBulkActions, trashEntries } from "@/components/resource/trash-actions";
import { useFullLimit } from "@/components/resource/use-full-limit";
import { useMayCreate } from "@/components/resource/use-may-create";
import { WithinLimit } from "@/components/resource/within-limit";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { exportPath, projectClient } from "@/lib/projects/client";
import { TRASH_DAYS } from "@/lib/projects/policy";
import type { ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

const ORDER = { by: "updated_at", dir: "desc" } as const;

/** The projects in the active workspace, or those in its trash, as cards or as a list. */
export function ProjectList() {
  const t = useT();
  const list = useList({
    source: projectClient.list,
    columns: ALL_COLUMNS,
    filters: PROJECT_FILTERS,
    order: ORDER,
  });
  const [view, setView] = useListView("project");
  const isTrash = showsTrash(list);
  const mayCreate = useMayCreate("projects");
  const full = useFullLimit("projects");
  const { rowActions, bulkActions } = useActions({ isTrash, mayCreate });

  return (
    <DataTable
      name="projects"
      label={t("Projects")}
      columns={isTrash ? TRASH_COLUMNS : PROJECT_COLUMNS}
      list={list}
      rowName={({ name }) => name}
      rowActions={rowActions}
      bulkActions={bulkActions}
      searchLabel={t("Search projects")}
      filters={PROJECT_FILTERS}
      cards={
        view === "cards"
          ? { renderCard: ProjectCard, end: !isTrash && mayCreate && !full && <NewProjectCard /> }
          : undefined
      }
      tools={
        <>
          <TrashSwitch list={list} label={t("Projects")} order={ORDER} />
          <ViewSwitch view={view} onChange={setView} />
        </>
      }
      empty={isTrash ? <EmptyTrash /> : <NoProjects />}
    />
  );
}

function useActions({ isTrash, mayCreate }: { isTrash: boolean; mayCreate: boolean }) {
  const t = useT();
  const { rename, move, duplicate, saveAsTemplate, trash, restore, purge } = useProjectActions();
  const inTrash = {
    rowActions: (project: ProjectJson): MenuEntry[] => trashEntries({ t, row: project, restore, purge }),
    bulkActions: (rows: ProjectJson[]): BulkAction[] => trashBulkActions({ t, rows, restore, purge }),
  };
  const inProjects = {
    rowActions: (project: ProjectJson): MenuEntry[] => [
      ...(mayAll([project], "update")
        ? [
            { label: t("Edit"), icon: Pencil, href: routes.editor(project.id) },
            { label: t("Rename"), icon: TextCursorInput, onSelect: () => void rename(project) },
          ]
        : [{ label: t("View"), icon: Eye, href: routes.editor(project.id) }]),
      ...(mayAll([project], "move")
        ? [{ label: t("Move to a workspace"), icon: FolderInput, onSelect: () => void move(project) }]
        : []),
      ...(mayCreate
        ? [
            { label: t("Duplicate"), icon: Copy, onSelect: () => void duplicate(project.id) },
            { label: t("Save as template"), icon: LayoutTemplate, onSelect: () => void saveAsTemplate(project) },
          ]
        : []),
      {
        label: t("Download as a website"),
        icon: Download,
        onSelect: () => window.location.assign(exportPath(project.id)),
      },
      ...(mayAll([project], "delete")
        ? [
            "separator" as const,
            { label: t("Delete"), icon: Trash2, danger: true, onSelect: () => void trash([project]) },
          ]
        : []),
    ],
    bulkActions: (rows: ProjectJson[]): BulkAction[] =>
      mayAll(rows, "delete") ? [{ label: t("Delete"), icon: Trash2, run: () => trash(rows) }] : [],
  };
  return isTrash ? inTrash : inProjects;
}

function EmptyTrash() {
  const t = useT();
  const text = t("Deleted projects stay here for :days days.", { days: TRASH_DAYS });
  return <EmptyState level={2} drawing="none" title={t("The trash is empty")} text={text} />;
}

function NoProjects() {
  const t = useT();
  return (
    <EmptyState
      level={2}
      title={t("No projects yet")}
      text={t(
        "A project is a design you work on in the editor. Publish it when you are ready; until then, visitors cannot see it.",
      )}
    >
      {useMayCreate("projects") && (
        <WithinLimit noun="projects">
          <ButtonLink href={routes.newProject}>{t("New project")}</ButtonLink>
        </WithinLimit>
      )}
    </EmptyState>
  );
}
