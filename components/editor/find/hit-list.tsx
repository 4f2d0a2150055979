"use client";

import type { Hit } from "@/components/editor/find/find-hits";
import type { Find } from "@/components/editor/find/use-find";
import { useT } from "@/components/i18n/use-t";
import { excerptOf } from "@/lib/editor/find-text";

/** A longer list would make typing slow. All hits are still counted and replaced. */
const SHOWN_MAX = 200;

/** The hits, each with its page and the words around it. */
export function HitList({ find: { hits, current, show } }: { find: Find }) {
  const t = useT();
  if (hits.length === 0) return null;
  return (
    <div className="overflow-y-auto py-1.5">
      <ol aria-label={t("Matches")}>
        {hits.slice(0, SHOWN_MAX).map((hit, index) => (
          <li key={`${hit.source}-${hit.range.start}`}>
            <button
              type="button"
              aria-current={index === current ? "true" : undefined}
              className="grid w-full gap-0.5 px-3.5 py-1.5 text-start hover:bg-wash aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--accent)]"
              onClick={() => show(index)}
            >
              <Excerpt hit={hit} />
              <span className="truncate text-tiny text-muted">
                <bdi>{hit.text.page.getName() || t("Untitled")}</bdi>
                {hit.text.label && ` · ${t(hit.text.label)}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {hits.length > SHOWN_MAX && (
        <p className="px-3.5 py-1.5 text-tiny text-muted">{t("The first :count are listed.", { count: SHOWN_MAX })}</p>
      )}
    </div>
  );
}

function Excerpt({ hit: { text, range } }: { hit: Hit }) {
  const { before, match, after } = excerptOf(text.pieces.join(""), range);
  return (
    <span dir="auto" className="wrap-anywhere">
      {before}
      <mark className="bg-warning-soft font-semibold text-text">{match}</mark>
      {after}
    </span>
  );
}
