"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { reviewClient } from "@/lib/publications/review/client";
import { REVIEW_REASON_MAX_CHARS } from "@/lib/publications/review/policy";
import type { PublicationReviewJson } from "@/lib/publications/review/schema";
import { routes } from "@/lib/routes";

/** On phones, the buttons stay in view below the picture, because it fills the screen. */
const BUTTONS =
  "flex flex-wrap gap-2 max-md:sticky max-md:bottom-0 max-md:border-plinth max-md:border-t-3 max-md:bg-raised max-md:p-3 max-md:*:flex-1";

/** The reviewer's answer: shows the publication to visitors, or says what has to change. */
export function ReviewAnswer({ review }: { review: PublicationReviewJson }) {
  const t = useT();
  const router = useRouter();
  const id = useId();
  const [reason, setReason] = useState("");
  const decide = useAction(
    (accept: boolean) => reviewClient.decide(review.id, { accept, reason: accept ? "" : reason }),
    {
      refresh: [reviewClient.key],
      onSuccess(_, accept) {
        toast({ message: accept ? t("Published") : t("Sent to the owner") });
        router.push(`${routes.adminScreen("sites")}?tab=reviews`);
      },
    },
  );
  return (
    <section
      aria-label={t("Your answer")}
      className="grid content-start gap-3 border-plinth border-t-3 bg-raised p-4 max-md:contents"
    >
      <div className="grid gap-3">
        <label htmlFor={id} className="text-control font-label">
          {t("Your answer")}
        </label>
        <Textarea
          id={id}
          rows={3}
          maxLength={REVIEW_REASON_MAX_CHARS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          placeholder={t("What should change? Goes to the owner.")}
        />
      </div>
      <div className={BUTTONS}>
        <Button disabled={reason.trim() === ""} pending={decide.pending} onClick={() => void decide.run(false)}>
          {t("Ask for changes")}
        </Button>
        <Button variant="primary" pending={decide.pending} onClick={() => void decide.run(true)}>
          {t("{count, plural, one {Publish # page} other {Publish # pages}}", { count: review.page_count })}
        </Button>
      </div>
    </section>
  );
}
