"use client";

import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { DetailHeader } from "@/components/resource/detail-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { RowScreen } from "@/components/resource/row-screen";
import { ReviewAnswer } from "@/components/site-reports/review-answer";
import { ReviewFrames } from "@/components/site-reports/review-frames";
import { ReviewPages } from "@/components/site-reports/review-pages";
import { HOLD_TEXTS } from "@/components/site-reports/review-texts";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Note } from "@/components/ui/note";
import { StateDot } from "@/components/ui/state-dot";
import { line } from "@/lib/i18n/line";
import { reviewClient } from "@/lib/publications/review/client";
import type { PublicationReviewJson } from "@/lib/publications/review/schema";
import { routes } from "@/lib/routes";

/** What visitors see beside what would be published, and the answer. The publication's id is in the path. */
export function ReviewScreen() {
  return (
    <ResourceProviders>
      <RowScreen query={reviewClient.detail}>{(review) => <Review key={review.id} review={review} />}</RowScreen>
    </ResourceProviders>
  );
}

const STATES = {
  held: { tone: "warning", label: line("Waiting for you") },
  refused: { tone: "danger", label: line("Refused") },
  live: { tone: "success", label: line("Visitors see this") },
  scheduled: { tone: "warning", label: line("Scheduled") },
  past: { tone: "off", label: line("Earlier publication") },
} as const;

function Review({ review }: { review: PublicationReviewJson }) {
  const t = useT();
  const shown = review.pages.find(({ change }) => change !== "same") ?? review.pages[0];
  const [path, setPath] = useState(shown?.path ?? "/");
  const { tone, label } = STATES[review.state];
  return (
    <>
      <DetailHeader
        trail={[{ label: t("Sites"), href: `${routes.adminScreen("sites")}?tab=reviews` }]}
        title={review.site.name}
        text={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StateDot tone={tone}>{t(label)}</StateDot>
            <span>
              <Asked review={review} />
            </span>
          </span>
        }
        actions={<Neighbours id={review.id} />}
      />
      <div className="grid grid-cols-1 content-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <ReviewPages pages={review.pages} path={path} onShow={setPath} />
          <Reasons review={review} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <ReviewFrames review={review} path={path} />
          {review.state === "held" && <ReviewAnswer review={review} />}
          {review.review_reason !== null && (
            <Note tone="bad">{t("Refused: :reason", { reason: review.review_reason })}</Note>
          )}
        </div>
      </div>
    </>
  );
}

function Asked({ review: { user, owner, created_at } }: { review: PublicationReviewJson }) {
  const t = useT();
  return t.rich(":name asked on :time", {
    name: <bdi>{(user ?? owner).email}</bdi>,
    time: <FormattedDate value={created_at} withTime />,
  });
}

function Reasons({ review: { reasons } }: { review: PublicationReviewJson }) {
  const t = useT();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="reasons" className="grid content-start gap-2 border-line border-t pt-4">
      <h2 id="reasons" className="text-control font-semibold">
        {t("Why it waits")}
      </h2>
      <ul className="grid gap-1 text-small">
        {reasons.map((reason) => (
          <li key={reason}>{t(HOLD_TEXTS[reason])}</li>
        ))}
      </ul>
    </section>
  );
}

const NEIGHBOURS = { orderBy: "created_at", orderDir: "asc", perPage: 100 } as const;

/** Leads to the publications that wait before and after this one. */
function Neighbours({ id }: { id: number }) {
  const t = useT();
  const { data } = useQuery(reviewClient.list(NEIGHBOURS));
  const ids = data?.pagination.data.map((row) => row.id) ?? [];
  const at = ids.indexOf(id);
  if (at < 0 || ids.length < 2) return null;
  const [before, after] = [ids[at - 1], ids[at + 1]];
  return (
    <nav aria-label={t("Waiting for review")} className="flex items-center gap-2 text-control">
      {before !== undefined && (
        <ButtonLink href={routes.review(before)} size="s" variant="ghost">
          <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
          <span className="sr-only">{t("Previous")}</span>
        </ButtonLink>
      )}
      {t(":number of :count", { number: at + 1, count: ids.length })}
      {after !== undefined && (
        <ButtonLink href={routes.review(after)} size="s" variant="ghost">
          <span className="sr-only">{t("Next")}</span>
          <Icon of={ChevronRight} className="rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </nav>
  );
}
