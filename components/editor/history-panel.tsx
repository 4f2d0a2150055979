"use client";

import { useQuery } from "@tanstack/react-query";
import type { Editor } from "grapesjs";
import Ellipsis from "lucide-react/icons/ellipsis";
import { use } from "react";
import { loadDocument } from "@/components/editor/load-document";
import { openRevisionNameDialog } from "@/components/editor/open-revision-name-dialog";
import { PanelHeader } from "@/components/editor/panel-header";
import { useProject } from "@/components/editor/project-context";
import { readDocument } from "@/components/editor/read-document";
import { saveFirst } from "@/components/editor/save-first";
import { SaverContext } from "@/components/editor/saver-context";
import { undoAction } from "@/components/editor/undo-action";
import { useEngine } from "@/components/editor/use-engine";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { editorClient } from "@/lib/editor/client";
import { listChangedPages } from "@/lib/editor/compare-pages";
import type { Saver } from "@/lib/editor/saver";
import type { ProjectDocumentJson, RevisionJson } from "@/lib/projects/schema";

const RevisionDialog = lazyDialog(() =>
  import("@/components/editor/revision-dialog").then((module) => module.RevisionDialog),
);

/** Lists the versions of the project. Each can be viewed and named. All but the current one can be restored. */
export function HistoryPanel() {
  const { id } = useProject();
  const t = useT();
  const { data, error, refetch } = useQuery({ ...editorClient.revisions(id), staleTime: 0 });
  return (
    <>
      <PanelHeader title={t("History")} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 overflow-y-auto px-1.75 pb-6">
        {error && !data && <RetryNote onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="mx-2 h-4 w-2/3" />}
        {data?.map((revision, index) => (
          <Revision key={revision.id} revision={revision} isCurrent={index === 0} />
        ))}
        <p className="px-2 pt-3 text-tiny text-muted">
          {t(
            "A version is saved for every ten minutes of work. Named versions are kept, and so are the latest 50 others.",
          )}
        </p>
      </div>
    </>
  );
}

function Revision({ revision, isCurrent }: { revision: RevisionJson; isCurrent: boolean }) {
  const project = useProject();
  const engine = useEngine();
  const saver = use(SaverContext);
  const t = useT();
  const { dateTime } = useFormats();
  const refresh = [editorClient.revisionsKey(project.id)];
  const label = revision.name ?? dateTime(revision.updated_at);

  const { run: restore } = useAction(() => restoreRevision(project.id, revision.id, saver), {
    refresh,
    onSuccess(restored) {
      const before = readDocument(engine);
      loadDocument(engine, restored.document);
      saver?.resume({ version: restored.version, saved: readDocument(engine), isChanged: false });
      const undo = undoAction(engine, t, () => loadAndSave(engine, before));
      toast({ message: t("The earlier version has been restored."), action: undo });
    },
  });

  const { run: view } = useAction(() => editorClient.readRevision(project.id, revision.id), {
    onSuccess: ({ document }) =>
      void openDialog(RevisionDialog, {
        title: label,
        changes: listChangedPages(document, readDocument(engine)),
        project,
        revisionId: revision.id,
        onRestore: isCurrent ? undefined : () => void restore(),
      }),
  });

  const { run: rename } = useAction(() => openRevisionNameDialog(project, revision), { refresh });

  const entries: MenuEntry[] = [
    { label: t("View"), onSelect: () => void view() },
    { label: revision.name ? t("Rename") : t("Name this version"), onSelect: () => void rename() },
    ...(isCurrent ? [] : ["separator" as const, { label: t("Restore"), onSelect: () => void restore() }]),
  ];

  return (
    <div className="flex items-start gap-1 rounded-md ps-2 hover:bg-wash">
      <button type="button" className="grid min-w-0 flex-1 py-1.5 text-start" onClick={() => void view()}>
        <b dir="auto" className="truncate font-label">
          {label}
        </b>
        <span dir="auto" className="truncate text-tiny text-muted">
          {isCurrent ? t("Current version") : <RelativeTime value={revision.updated_at} />}
          {revision.user && (
            <>
              {" · "}
              <bdi>{revision.user.display_name}</bdi>
            </>
          )}
        </span>
      </button>
      <Menu entries={entries}>
        {(trigger) => (
          <Button {...trigger} variant="ghost" size="s" icon aria-label={t("Actions for :name", { name: label })}>
            <Icon of={Ellipsis} />
          </Button>
        )}
      </Menu>
    </div>
  );
}

function loadAndSave(engine: Editor, document: ProjectDocumentJson): void {
  loadDocument(engine, document);
  engine.trigger("update"); // makes the saver save the document
}

/**
 * Restores a revision on the server, which stores it as a new version, so that the present one stays in the history.
 * Returns the restored document and its new version, or false if the latest changes could not be saved first.
 */
async function restoreRevision(projectId: number, revisionId: number, saver: Saver | null) {
  if (!(await saveFirst(saver))) return false;
  const { document } = await editorClient.readRevision(projectId, revisionId);
  return { document, version: (await editorClient.restoreRevision(projectId, revisionId)).version };
}
