"use client";

import type { Match } from "@/components/editor/find/find-matches";
import type { FindState } from "@/components/editor/find/use-find";
import { useT } from "@/components/i18n/use-t";
import { excerptOf } from "@/lib/editor/find-text";

/** A longer list would make typing slow. "Replace all" still replaces every match, and all are counted. */
const LISTED_MAX = 200;

/** The matches, each with its page and the words around it. */
export function MatchList({ find: { matches, current, show } }: { find: FindState }) {
  const t = useT();
  if (matches.length === 0) return null;
  return (
    <div className="overflow-y-auto py-1.5">
      <ol aria-label={t("Matches")}>
        {matches.slice(0, LISTED_MAX).map((match, index) => (
          <li key={`${match.source}-${match.range.start}`}>
            <button
              type="button"
              aria-current={index === current ? "true" : undefined}
              className="grid w-full gap-0.5 px-3.5 py-1.5 text-start hover:bg-wash aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--accent)]"
              onClick={() => show(index)}
            >
              <Excerpt match={match} />
              <span dir="auto" className="truncate text-tiny text-muted">
                {match.text.page.getName() || t("Untitled")}
                {match.text.label && ` · ${t(match.text.label)}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {matches.length > LISTED_MAX && (
        <p className="px-3.5 py-1.5 text-tiny text-muted">
          {t("Only the first :count matches are listed.", { count: LISTED_MAX })}
        </p>
      )}
    </div>
  );
}

function Excerpt({ match: { text, range } }: { match: Match }) {
  const { before, match, after } = excerptOf(text.pieces.join(""), range);
  return (
    <span dir="auto" className="wrap-anywhere">
      {before}
      <mark className="bg-warning-soft font-semibold text-text">{match}</mark>
      {after}
    </span>
  );
}
