"use client";

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { pageNumbers } from "@/components/ui/page-numbers";
import { SEGMENT_GROUP, SEGMENTS } from "@/components/ui/segment";

type Props = {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
};

/** The first, last and neighbouring pages, with previous and next buttons. */
export function Pagination({ page, lastPage, onPage }: Props) {
  const t = useT();

  return (
    <nav className={cn(SEGMENT_GROUP, "gap-0.5 p-0.5")} aria-label={t("Pages")}>
      <button
        type="button"
        className={SEGMENTS.page}
        aria-label={t("Previous page")}
        aria-disabled={page <= 1} // a disabled button would lose focus
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <Icon of={ChevronLeft} flip />
      </button>
      {pageNumbers(page, lastPage).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there is at most one gap on each side
          <span key={`gap-${index}`} className={SEGMENTS.page}>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={SEGMENTS.page}
            aria-label={t("Page :page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <button
        type="button"
        className={SEGMENTS.page}
        aria-label={t("Next page")}
        aria-disabled={page >= lastPage}
        onClick={() => page < lastPage && onPage(page + 1)}
      >
        <Icon of={ChevronRight} flip />
      </button>
    </nav>
  );
}
