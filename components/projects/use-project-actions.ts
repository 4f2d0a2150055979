"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { actOnEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { projectClient } from "@/lib/projects/client";
import type { ProjectJson } from "@/lib/projects/schema";

const RenameDialog = lazyDialog(() =>
  import("@/components/projects/rename-dialog").then((module) => module.RenameDialog),
);

const REFRESHED_KEYS = [projectClient.key];

/** Actions on projects: rename, copy, move to the trash (with an undo) and restore. */
export function useProjectActions() {
  const t = useT();
  const { refresh } = useBootstrap();
  /** The sidebar shows how many projects there are. */
  const updateCounts = () => void refresh().catch(() => undefined);

  const { run: restore } = useAction((rows: readonly ProjectJson[]) => actOnEach(rows, projectClient.restore), {
    refresh: REFRESHED_KEYS,
    onSuccess(_, { length: count }) {
      updateCounts();
      toast({ message: t("{count, plural, one {# project restored} other {# projects restored}}", { count }) });
    },
  });

  const { run: trash } = useAction((rows: readonly ProjectJson[]) => actOnEach(rows, projectClient.remove), {
    refresh: REFRESHED_KEYS,
    onSuccess(_, rows) {
      updateCounts();
      toast({
        message: t("{count, plural, one {# project moved to the trash} other {# projects moved to the trash}}", {
          count: rows.length,
        }),
        action: { label: t("Undo"), onPress: () => void restore(rows) },
      });
    },
  });

  const { run: duplicate } = useAction((id: number) => projectClient.duplicate(id), {
    refresh: REFRESHED_KEYS,
    onSuccess({ name }) {
      updateCounts();
      toast({ message: t('Project ":name" created', { name }) });
    },
  });

  const { run: rename } = useAction(
    async (project: ProjectJson) =>
      (await openDialog<{ project: ProjectJson }, boolean>(RenameDialog, { project })) === true,
    { refresh: REFRESHED_KEYS },
  );

  return { rename, duplicate, trash, restore };
}
