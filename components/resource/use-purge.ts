"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { tryEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { fileEntryClient } from "@/lib/files/client";

type Options = {
  client: { key: readonly unknown[]; purge: (id: number) => Promise<unknown> };
  /** The question before several rows are deleted for good, and the message afterwards. */
  question: (count: number) => string;
  body: string;
  doneMessage: (count: number) => string;
};

/**
 * Deletes rows in the trash for good, after a confirmation. Updates the storage use, and the counts in the sidebar: a
 * site's domains are deleted with it.
 */
export function usePurge<Row extends { id: number; name: string }>({ client, question, body, doneMessage }: Options) {
  const t = useT();
  const { refresh: refreshUser } = useBootstrap();
  const titleFor = (rows: readonly Row[]) => {
    const [only] = rows;
    return rows.length === 1 && only ? t('Delete ":name" permanently?', { name: only.name }) : question(rows.length);
  };
  const { run: purge } = useAction((rows: readonly Row[]) => tryEach(rows, client.purge), {
    refresh: [client.key, fileEntryClient.key],
    before: (rows) => confirm({ title: titleFor(rows), body, action: t("Delete permanently"), danger: true }),
    onSuccess({ doneRows, errors }) {
      if (doneRows.length === 0) throw errors[0];
      void refreshUser().catch(() => undefined);
      const message = doneMessage(doneRows.length);
      toast(
        errors.length > 0 ? { type: "danger", message: t(":done. The rest failed.", { done: message }) } : { message },
      );
    },
  });
  return purge;
}
