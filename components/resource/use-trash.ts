"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { tryEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import { type ToastOptions, toast } from "@/components/ui/toast";

type Result<Row> = { doneRows: readonly Row[]; errors: readonly unknown[] };

type Options<Row> = {
  client: {
    key: readonly unknown[];
    remove: (id: number) => Promise<unknown>;
    restore: (id: number) => Promise<unknown>;
  };
  /** Asks the user before rows are moved to the trash. They are moved only if `before` resolves to true. */
  before?: (rows: readonly Row[]) => Promise<boolean>;
  /** The messages after `count` rows were moved to the trash or restored. */
  trashedMessage: (count: number) => string;
  restoredMessage: (count: number) => string;
};

/** Moves rows to the trash, with an undo, and restores them. Updates the counts in the sidebar. */
export function useTrash<Row extends { id: number }>({
  client,
  before,
  trashedMessage,
  restoredMessage,
}: Options<Row>) {
  const t = useT();
  const { refresh: refreshUser } = useBootstrap();
  const refresh = [client.key];

  function showResult({ doneRows, errors }: Result<Row>, message: string, action?: ToastOptions["action"]) {
    if (doneRows.length === 0) throw errors[0];
    void refreshUser().catch(() => undefined);
    toast({
      ...(errors.length > 0
        ? { type: "danger", message: t(":done. The rest failed.", { done: message }) }
        : { message }),
      ...(action && { action }),
    });
  }

  const { run: restore } = useAction((rows: readonly Row[]) => tryEach(rows, client.restore), {
    refresh,
    onSuccess: (result) => showResult(result, restoredMessage(result.doneRows.length)),
  });

  const { run: trash } = useAction((rows: readonly Row[]) => tryEach(rows, client.remove), {
    ...(before && { before }),
    refresh,
    onSuccess: (result) =>
      showResult(result, trashedMessage(result.doneRows.length), {
        label: t("Undo"),
        onPress: () => void restore(result.doneRows),
      }),
  });

  return { trash, restore };
}
