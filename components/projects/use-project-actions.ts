"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { useTrash } from "@/components/resource/use-trash";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { projectClient } from "@/lib/projects/client";
import type { ProjectJson } from "@/lib/projects/schema";

const RenameDialog = lazyDialog(() =>
  import("@/components/projects/rename-dialog").then((module) => module.RenameDialog),
);
const SaveTemplateDialog = lazyDialog(() =>
  import("@/components/templates/save-template-dialog").then((module) => module.SaveTemplateDialog),
);

const REFRESHED_KEYS = [projectClient.key];

/** Actions on projects: rename, copy, save as a template, move to the trash (with an undo) and restore. */
export function useProjectActions() {
  const t = useT();
  const { refresh } = useBootstrap();
  const { trash, restore } = useTrash<ProjectJson>({
    client: projectClient,
    trashed: (count) =>
      t("{count, plural, one {# project moved to the trash} other {# projects moved to the trash}}", { count }),
    restored: (count) => t("{count, plural, one {# project restored} other {# projects restored}}", { count }),
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

  return { rename, duplicate, saveAsTemplate, trash, restore };
}
