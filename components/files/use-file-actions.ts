"use client";

import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { fileEntryClient } from "@/lib/files/client";

const REFRESHED_KEYS = [fileEntryClient.key];

/** Actions on files: move to the trash (with an undo), restore, and delete permanently after a confirmation. */
export function useFileActions() {
  const t = useT();

  const { run: restore } = useAction((ids: number[]) => fileEntryClient.restore(ids), {
    refresh: REFRESHED_KEYS,
    onSuccess: (_, { length: count }) =>
      toast({ message: t("{count, plural, one {# file restored} other {# files restored}}", { count }) }),
  });

  const { run: trash } = useAction((ids: number[]) => fileEntryClient.remove(ids, false), {
    refresh: REFRESHED_KEYS,
    onSuccess: (_, ids) =>
      toast({
        message: t("{count, plural, one {# file moved to the trash} other {# files moved to the trash}}", {
          count: ids.length,
        }),
        action: { label: t("Undo"), onPress: () => void restore(ids) },
      }),
  });

  const { run: removeForever } = useAction((ids: number[]) => fileEntryClient.remove(ids, true), {
    refresh: REFRESHED_KEYS,
    before: ({ length: count }) =>
      confirm({
        title: t("{count, plural, one {Delete # file permanently?} other {Delete # files permanently?}}", { count }),
        body: t("The files cannot be restored afterwards."),
        action: t("Delete permanently"),
        danger: true,
      }),
    onSuccess: (_, { length: count }) =>
      toast({ message: t("{count, plural, one {# file deleted} other {# files deleted}}", { count }) }),
  });

  return { trash, restore, removeForever };
}
