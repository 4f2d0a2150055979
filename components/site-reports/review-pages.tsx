"use client";

import { useT } from "@/components/i18n/use-t";
import { CHANGE_TEXTS } from "@/components/site-reports/review-texts";
import { cn } from "@/components/ui/cn";
import type { ChangedPageJson } from "@/lib/publications/review/schema";

type Props = { pages: readonly ChangedPageJson[]; path: string; onShow: (path: string) => void };

/** The pages of a publication with what changes on each. Choosing one shows it. */
export function ReviewPages({ pages, path, onShow }: Props) {
  const t = useT();
  const count = pages.filter(({ change }) => change !== "same").length;
  return (
    <section aria-labelledby="changed-pages" className="grid grid-cols-1 content-start gap-2">
      <h2 id="changed-pages" className="text-control font-semibold">
        {t("{count, plural, =0 {No page changes} one {# page changes} other {# pages change}}", { count })}
      </h2>
      <ul className="grid grid-cols-1">
        {pages.map((page) => (
          <li key={page.path}>
            <button
              type="button"
              aria-current={page.path === path}
              onClick={() => onShow(page.path)}
              className={cn(
                "flex w-full items-baseline justify-between gap-3 border-s-3 px-3 py-2 text-start text-control pointer-coarse:min-h-11",
                page.path === path ? "border-accent bg-wash" : "border-transparent hover:bg-wash",
              )}
            >
              <bdi className="min-w-0 truncate">{page.title || page.path}</bdi>
              <span className="shrink-0 text-muted text-tiny">{t(CHANGE_TEXTS[page.change])}</span>
            </button>
            {page.previous_path !== null && (
              <p className="px-3 pb-2 text-muted text-tiny">
                {t(":old will lead to :new", { old: page.previous_path, new: page.path })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
