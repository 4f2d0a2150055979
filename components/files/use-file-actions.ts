"use client";

import { useQueryClient } from "@tanstack/react-query";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { fileEntryClient } from "@/lib/files/client";

/** What can be done with files: into the trash (with a way back), out of it, and away for good (after a question). */
export function useFileActions(onDone: () => void) {
  const queries = useQueryClient();
  const t = useT();

  async function done(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      reportApiError(error, t);
      return false;
    } finally {
      onDone();
      await queries.invalidateQueries({ queryKey: fileEntryClient.key });
    }
  }

  async function restore(ids: number[]) {
    if (await done(fileEntryClient.restore(ids))) {
      toast({ message: t("{count, plural, one {# file restored} other {# files restored}}", { count: ids.length }) });
    }
  }

  async function trash(ids: number[]) {
    if (!(await done(fileEntryClient.remove(ids, false)))) return;
    toast({
      message: t("{count, plural, one {# file moved to the trash} other {# files moved to the trash}}", {
        count: ids.length,
      }),
      action: { label: t("Undo"), onPress: () => void restore(ids) },
    });
  }

  async function removeForever(ids: number[]) {
    const sure = await confirm({
      title: t("{count, plural, one {Delete # file for good?} other {Delete # files for good?}}", {
        count: ids.length,
      }),
      body: t("Pages that show it lose it at once. There is no way back."),
      action: t("Delete for good"),
      danger: true,
    });
    if (sure && (await done(fileEntryClient.remove(ids, true)))) {
      toast({ message: t("{count, plural, one {# file deleted} other {# files deleted}}", { count: ids.length }) });
    }
  }

  return { trash, restore, removeForever };
}

export type FileActions = ReturnType<typeof useFileActions>;
