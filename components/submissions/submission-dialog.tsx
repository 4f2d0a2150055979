"use client";

import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { SubmissionFields } from "@/components/submissions/submission-fields";
import { senderOf } from "@/components/submissions/submission-text";
import type { Reader } from "@/components/submissions/use-reader";
import type { SubmissionActions } from "@/components/submissions/use-submission-actions";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { SubmissionJson } from "@/lib/submissions/schema";

type Props = {
  submission: SubmissionJson;
  reader: Reader;
  /** Null for users who may only read the message. */
  actions: SubmissionActions | null;
};

/** A whole message, with its actions and with buttons for the previous and the next message. */
export function SubmissionDialog({ submission, reader, actions }: Props) {
  const { form_name, page, fields } = submission;
  const t = useT();

  return (
    <Dialog
      open
      onClose={reader.close}
      size="lg"
      closable
      title={<bdi className="wrap-anywhere">{senderOf(submission) || t("Empty message")}</bdi>}
      text={
        <>
          <bdi>{form_name}</bdi> · <bdi>{page}</bdi> · <FormattedDate value={submission.created_at} withTime />
        </>
      }
    >
      <SubmissionFields fields={fields} />
      <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {actions && <ActionButtons submission={submission} reader={reader} actions={actions} />}
        <span className="ms-auto flex gap-2">
          <StepButton label={t("Previous message")} icon={ChevronLeft} onPress={reader.previous} />
          <StepButton label={t("Next message")} icon={ChevronRight} onPress={reader.next} />
        </span>
      </div>
    </Dialog>
  );
}

function ActionButtons({ submission, reader, actions }: Props & { actions: SubmissionActions }) {
  const { spam } = submission;
  const t = useT();

  async function showNextAfter(action: Promise<boolean>) {
    if (await action) reader.drop();
  }

  async function markUnread() {
    if (await actions.markRead([submission], false)) reader.close();
  }

  return (
    <>
      <Button size="s" onClick={() => void markUnread()}>
        {t("Mark as unread")}
      </Button>
      <Button size="s" onClick={() => void showNextAfter(actions.markSpam([submission], !spam))}>
        {spam ? t("Not spam") : t("Mark as spam")}
      </Button>
      <Button size="s" variant="danger" onClick={() => void showNextAfter(actions.remove([submission]))}>
        {t("Delete")}
      </Button>
    </>
  );
}

function StepButton({ label, icon, onPress }: { label: string; icon: LucideIcon; onPress: (() => void) | null }) {
  return (
    <Button size="s" icon aria-label={label} aria-disabled={onPress === null} onClick={() => onPress?.()}>
      <Icon of={icon} flip />
    </Button>
  );
}
