"use client";

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { pageNumbers } from "@/components/ui/page-numbers";

type Props = {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
};

/** First, last and the pages around this one, with steps at either end. */
export function Pagination({ page, lastPage, onPage }: Props) {
  const t = useT();

  return (
    <nav className="seg pages" aria-label={t("Pages")}>
      <button type="button" aria-label={t("Previous page")} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={ChevronLeft} flip />
      </button>
      {pageNumbers(page, lastPage).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there is one gap at each side at most
          <span key={`gap-${index}`}>…</span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={t("Page :page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" aria-label={t("Next page")} disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        <Icon of={ChevronRight} flip />
      </button>
    </nav>
  );
}
