"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useT } from "@/components/i18n/use-t";
import { actOnEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import { senderOf } from "@/components/submissions/submission-text";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { submissionClient } from "@/lib/submissions/client";
import type { SubmissionChange, SubmissionJson } from "@/lib/submissions/schema";

type Rows = readonly SubmissionJson[];
const REFRESH = { refresh: [submissionClient.key] };

/** Actions on messages. All but `markOpened` resolve to whether they succeeded. */
export function useSubmissionActions() {
  const t = useT();
  const queries = useQueryClient();
  const update = (rows: Rows, change: SubmissionChange) => actOnEach(rows, (id) => submissionClient.update(id, change));

  const { run: markRead } = useAction((rows: Rows, isRead: boolean) => update(rows, { read: isRead }), REFRESH);

  const { run: undoSpam } = useAction((rows: Rows, isSpam: boolean) => update(rows, { spam: !isSpam }), REFRESH);

  const { run: markSpam } = useAction((rows: Rows, isSpam: boolean) => update(rows, { spam: isSpam }), {
    ...REFRESH,
    onSuccess(_, rows, isSpam) {
      const count = rows.length;
      toast({
        message: isSpam
          ? t("{count, plural, one {# message moved to spam} other {# messages moved to spam}}", { count })
          : t("{count, plural, one {# message moved to the inbox} other {# messages moved to the inbox}}", { count }),
        action: { label: t("Undo"), onPress: () => void undoSpam(rows, isSpam) },
      });
    },
  });

  const { run: remove } = useAction((rows: Rows) => actOnEach(rows, submissionClient.remove), {
    ...REFRESH,
    before: (rows) => confirm(questionFor(rows)),
    onSuccess(_, { length: count }) {
      toast({ message: t("{count, plural, one {# message deleted} other {# messages deleted}}", { count }) });
    },
  });

  function questionFor(rows: Rows) {
    const [row] = rows;
    return {
      title: row && rows.length === 1 ? titleFor(row) : t("Delete these :count?", { count: rows.length }),
      body: t("This cannot be undone."),
      action: rows.length === 1 ? t("Delete message") : t("Delete :count", { count: rows.length }),
      cancel: rows.length === 1 ? t("Keep it") : t("Keep them"),
      danger: true,
    };
  }

  /** A message without any text has no name. */
  function titleFor(row: SubmissionJson) {
    const name = senderOf(row);
    return name ? t('Delete ":name"?', { name }) : t("Delete this message?");
  }

  /** Marks an opened message as read. Ignores failures, because the user did not ask for it. */
  async function markOpened({ id, read_at }: SubmissionJson): Promise<void> {
    if (read_at !== null) return;
    await submissionClient.update(id, { read: true }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: submissionClient.key });
  }

  return { markRead, markSpam, remove, markOpened };
}

export type SubmissionActions = ReturnType<typeof useSubmissionActions>;
