"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { tryEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import { toast } from "@/components/ui/toast";

type Options<Row> = {
  client: {
    key: readonly unknown[];
    remove: (id: number) => Promise<unknown>;
    restore: (id: number) => Promise<unknown>;
  };
  /** Asks before the rows are moved. They are moved only if this resolves to true. */
  before?: (rows: readonly Row[]) => Promise<boolean>;
  /** The messages after this many rows were moved to the trash or restored. */
  trashed: (count: number) => string;
  restored: (count: number) => string;
};

/** Moves rows to the trash, with an undo, and restores them. The counts in the sidebar follow. */
export function useTrash<Row extends { id: number }>({ client, before, trashed, restored }: Options<Row>) {
  const t = useT();
  const { refresh: refreshUser } = useBootstrap();
  const updateCounts = () => void refreshUser().catch(() => undefined);
  const refresh = [client.key];

  const { run: restore } = useAction((rows: readonly Row[]) => tryEach(rows, client.restore), {
    refresh,
    onSuccess({ done, errors }) {
      if (done.length > 0) updateCounts();
      if (errors.length > 0) throw errors[0];
      toast({ message: restored(done.length) });
    },
  });

  const { run: trash } = useAction((rows: readonly Row[]) => tryEach(rows, client.remove), {
    ...(before && { before }),
    refresh,
    onSuccess({ done, errors }) {
      if (done.length > 0) updateCounts();
      if (errors.length > 0) throw errors[0];
      toast({ message: trashed(done.length), action: { label: t("Undo"), onPress: () => void restore(done) } });
    },
  });

  return { trash, restore };
}
