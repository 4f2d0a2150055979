"use client";

import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { FAILING_DAYS } from "@/lib/domains/policy";
import { REASON_TEXTS } from "@/lib/domains/reason-texts";
import type { DomainJson } from "@/lib/domains/schema";
import { DAY_MS } from "@/lib/durations";

/** Explains the state of a domain and what to do. Screen readers announce each change of the note. */
export function DomainNote({ domain }: { domain: DomainJson }) {
  const t = useT();
  return (
    <div role="status" className="grid gap-3">
      {domain.site.is_trashed && <Note tone="warn">{t("The site is in the trash, so nobody can see it.")}</Note>}
      <StateNote domain={domain} />
    </div>
  );
}

function StateNote({ domain }: { domain: DomainJson }) {
  const t = useT();
  const { state, reason, url, site } = domain;
  const problem = reason === null ? null : t(REASON_TEXTS[reason]);
  if (state === "failed") return <Note tone="bad">{problem}</Note>;
  if (state === "pending") return problem ? <Note tone="warn">{problem}</Note> : <Note>{t("Not checked yet.")}</Note>;
  if (domain.failing_since !== null) return <FailingNote problem={problem} since={domain.failing_since} />;
  if (problem) return <Note>{problem}</Note>;
  return (
    <Note tone="good">
      {t.rich("Visitors find :site at :url.", {
        site: <bdi>{site.name}</bdi>,
        url: (
          <a href={url} target="_blank" rel="noopener" className="link">
            <bdi dir="ltr">{url}</bdi>
          </a>
        ),
      })}
    </Note>
  );
}

function FailingNote({ problem, since }: { problem: string | null; since: string }) {
  const t = useT();
  const end = new Date(Date.parse(since) + FAILING_DAYS * DAY_MS);
  return (
    <Note tone="warn">
      <p>{problem}</p>
      <p>
        {t.rich("If this is not fixed by :date, the site will no longer be shown at this domain.", {
          date: <FormattedDate value={end} />,
        })}
      </p>
    </Note>
  );
}
