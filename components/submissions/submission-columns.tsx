"use client";

import { use } from "react";
import type { Column } from "@/components/data-table/column";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { OpenSubmissionContext } from "@/components/submissions/open-submission-context";
import { senderOf, summaryOf } from "@/components/submissions/submission-text";
import { cn } from "@/components/ui/cn";
import { Tag } from "@/components/ui/tag";
import { line } from "@/lib/i18n/line";
import type { SubmissionJson, SubmissionListQuery } from "@/lib/submissions/schema";

export const SUBMISSION_COLUMNS: readonly Column<SubmissionJson, SubmissionListQuery>[] = [
  { id: "message", header: line("Message"), card: "title", cell: (row) => <MessageCell submission={row} /> },
  { id: "form", header: line("Form"), cell: ({ form_name }) => <bdi className="text-muted">{form_name}</bdi> },
  { id: "page", header: line("Page"), isOptional: true, cell: ({ page }) => <bdi className="text-muted">{page}</bdi> },
  {
    id: "received",
    header: line("Received"),
    orderBy: "created_at",
    card: "line",
    cell: ({ created_at }) => <RelativeTime value={created_at} className="text-muted" />,
  },
];

/** The sender and the first words. A click on the sender opens the whole message. */
function MessageCell({ submission }: { submission: SubmissionJson }) {
  const open = use(OpenSubmissionContext);
  const t = useT();
  const isUnread = submission.read_at === null;
  return (
    <span className="grid min-w-0 leading-[1.3]">
      <span className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          dir="auto"
          className={cn("min-w-0 truncate hover:underline", isUnread ? "font-semibold" : "text-muted")}
          onClick={() => open(submission)}
        >
          {senderOf(submission) || t("Empty message")}
        </button>
        {isUnread && <Tag>{t("Unread")}</Tag>}
      </span>
      <span
        dir="auto"
        className={cn("max-w-full justify-self-start truncate text-small", isUnread ? "text-text" : "text-muted")}
      >
        {summaryOf(submission)}
      </span>
    </span>
  );
}
