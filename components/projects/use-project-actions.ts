"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import type { MoveDialogProps } from "@/components/projects/move-dialog";
import { useAction } from "@/components/query/use-action";
import { usePurge } from "@/components/resource/use-purge";
import { useTrash } from "@/components/resource/use-trash";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { domainClient } from "@/lib/domains/client";
import { fileEntryClient } from "@/lib/files/client";
import { projectClient } from "@/lib/projects/client";
import type { ProjectJson } from "@/lib/projects/schema";
import { siteClient } from "@/lib/sites/client";
import { workspaceClient } from "@/lib/workspaces/client";

const RenameDialog = lazyDialog(() =>
  import("@/components/projects/rename-dialog").then((module) => module.RenameDialog),
);
const SaveTemplateDialog = lazyDialog(() =>
  import("@/components/templates/save-template-dialog").then((module) => module.SaveTemplateDialog),
);

const MoveDialog = lazyDialog(() => import("@/components/projects/move-dialog").then((module) => module.MoveDialog));

const REFRESHED_KEYS = [projectClient.key];
/** Sites, domains and files move with a project. */
const MOVED_KEYS = [projectClient.key, siteClient.key, domainClient.key, fileEntryClient.key];

/**
 * Actions on projects: rename, move to a workspace (with an undo), duplicate, save as a template, move to the trash
 * (with an undo), restore, and delete for good.
 */
export function useProjectActions() {
  const t = useT();
  const { refresh } = useBootstrap();
  const { trash, restore } = useTrash<ProjectJson>({
    client: projectClient,
    trashedMessage: (count) =>
      t("{count, plural, one {# project moved to the trash} other {# projects moved to the trash}}", { count }),
    restoredMessage: (count) => t("{count, plural, one {# project restored} other {# projects restored}}", { count }),
  });

  const purge = usePurge<ProjectJson>({
    client: projectClient,
    question: (count) =>
      t("{count, plural, one {Delete # project permanently?} other {Delete # projects permanently?}}", { count }),
    body: t("All versions are deleted too. Published pages stay online."),
    doneMessage: (count) =>
      t("{count, plural, one {# project permanently deleted} other {# projects permanently deleted}}", { count }),
  });

  const { run: duplicate } = useAction((id: number) => projectClient.duplicate(id), {
    refresh: REFRESHED_KEYS,
    onSuccess({ name }) {
      void refresh().catch(() => undefined); // the sidebar shows how many projects there are
      toast({ message: t('Project ":name" created', { name }) });
    },
  });

  const { run: rename } = useAction(
    async (project: ProjectJson) =>
      (await openDialog<{ project: ProjectJson }, boolean>(RenameDialog, { project })) === true,
    { refresh: REFRESHED_KEYS },
  );

  const saveAsTemplate = (project: ProjectJson) => openDialog(SaveTemplateDialog, { project });

  const { run: moveBack } = useAction(({ id, workspace_id }: ProjectJson) => projectClient.move(id, workspace_id), {
    refresh: MOVED_KEYS,
    onSuccess: () => void refresh().catch(() => undefined),
  });

  const { run: move } = useAction(
    async (project: ProjectJson) => {
      const workspaces = await workspaceClient.readOwn();
      return (await openDialog<MoveDialogProps, string>(MoveDialog, { project, workspaces })) ?? false;
    },
    {
      refresh: MOVED_KEYS,
      onSuccess(workspaceName, project) {
        void refresh().catch(() => undefined);
        const message = t('Project moved to ":workspace"', { workspace: String(workspaceName) });
        toast({ message, action: { label: t("Undo"), onPress: () => void moveBack(project) } });
      },
    },
  );

  return { rename, move, duplicate, saveAsTemplate, trash, restore, purge };
}
