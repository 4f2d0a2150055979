import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import Trash2 from "lucide-react/icons/trash-2";
import type { BulkAction } from "@/components/data-table/column";
import type { SubmissionActions } from "@/components/submissions/use-submission-actions";
import type { MenuEntry } from "@/components/ui/menu-entry";
import type { T } from "@/lib/i18n/create-t";
import type { SubmissionJson } from "@/lib/submissions/schema";

type Options = {
  t: T;
  actions: SubmissionActions;
  /** Whether the list shows spam. */
  isSpam: boolean;
  open: (row: SubmissionJson) => void;
};

type SubmissionEntries = {
  rowActions: (row: SubmissionJson) => MenuEntry[];
  bulkActions: ((rows: SubmissionJson[]) => BulkAction[]) | undefined;
};

/** The menu of a message, and the actions on selected messages. */
export function submissionEntries({ t, actions, isSpam, open }: Options): SubmissionEntries {
  const { markRead, markSpam, remove } = actions;
  const spamAction = isSpam
    ? { label: t("Not spam"), icon: ShieldCheck, run: (rows: SubmissionJson[]) => markSpam(rows, false) }
    : { label: t("Mark as spam"), icon: ShieldAlert, run: (rows: SubmissionJson[]) => markSpam(rows, true) };

  function readStateEntry(row: SubmissionJson): MenuEntry {
    const isRead = row.read_at !== null;
    return isRead
      ? { label: t("Mark as unread"), icon: Mail, onSelect: () => void markRead([row], false) }
      : { label: t("Mark as read"), icon: MailOpen, onSelect: () => void markRead([row], true) };
  }

  return {
    rowActions: (row) => [
      openEntry(t, open, row),
      readStateEntry(row),
      { label: spamAction.label, icon: spamAction.icon, onSelect: () => void spamAction.run([row]) },
      "separator",
      { label: t("Delete"), icon: Trash2, danger: true, onSelect: () => void remove([row]) },
    ],
    bulkActions: (rows) => [
      { label: t("Mark as read"), icon: MailOpen, run: () => markRead(rows, true) },
      { label: t("Mark as unread"), icon: Mail, run: () => markRead(rows, false) },
      { label: spamAction.label, icon: spamAction.icon, run: () => spamAction.run(rows) },
      { label: t("Delete"), icon: Trash2, run: () => remove(rows) },
    ],
  };
}

type ReaderOptions = Pick<Options, "t" | "open">;

/** Like `submissionEntries`, for those who may only read the messages. */
export const readerEntries = ({ t, open }: ReaderOptions): SubmissionEntries => ({
  rowActions: (row) => [openEntry(t, open, row)],
  bulkActions: undefined,
});

const openEntry = (t: T, open: Options["open"], row: SubmissionJson): MenuEntry => ({
  label: t("Open"),
  onSelect: () => open(row),
});
