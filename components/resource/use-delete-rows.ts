"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { actOnEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import type { Resource } from "@/components/resource/resource";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";

/** Deletes rows after a confirmation, which shows the name of a single row or the number of several rows. */
export function useDeleteRows<Row extends { id: number }, Input extends FieldValues>(resource: Resource<Row, Input>) {
  const { client, rowName, texts, needsPasswordToDelete = false } = resource;
  const t = useT();
  const confirmPassword = usePasswordConfirmation();
  const queries = useQueryClient();

  const confirmDeletion = (rows: readonly Row[]) => {
    const [row] = rows;
    const isOne = row && rows.length === 1;
    return confirm({
      title: isOne ? t('Delete ":name"?', { name: rowName(row) }) : t("Delete these :count?", { count: rows.length }),
      body: t(texts.consequence, { count: rows.length }),
      action: isOne ? t(texts.delete) : t("Delete :count", { count: rows.length }),
      cancel: isOne ? t("Keep it") : t("Keep them"),
      danger: true,
    });
  };

  /**
   * Removes the rows from the cache. Otherwise the page of a deleted row would load the row again, and show the 404
   * screen before the page closes.
   */
  function forget(rows: readonly Row[]) {
    const ids = new Set<unknown>(rows.map(({ id }) => id));
    queries.removeQueries({ queryKey: client.key, predicate: ({ queryKey }) => ids.has(queryKey.at(-1)) });
  }

  return useAction((rows: readonly Row[]) => actOnEach(rows, client.remove), {
    before: async (rows) => (await confirmDeletion(rows)) && (!needsPasswordToDelete || confirmPassword()),
    onSuccess(_result, rows) {
      forget(rows);
      toast({ message: t(texts.deleted, { count: rows.length }) });
    },
    refresh: [client.key],
  });
}
