"use client";

import { useRef } from "react";
import { type Section, useSectionInView } from "@/components/account-settings/use-section-in-view";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";

const LIST = cn(
  "sticky top-15 z-5 -mx-5 flex overflow-x-auto border-b border-line bg-bg px-2 text-control [scrollbar-width:none]",
  "@sm:top-23 @sm:z-auto @sm:mx-0 @sm:block @sm:overflow-visible",
  "@sm:border-s @sm:border-b-0 @sm:px-0",
);
const LINK = cn(
  "-mb-px block border-b-3 px-3 py-[9px] whitespace-nowrap",
  "@sm:-ms-px @sm:mb-0 @sm:border-s-3 @sm:border-b-0 @sm:px-4",
  "@sm:py-1.5 @sm:whitespace-normal",
);
const CURRENT = "border-accent font-semibold";
const OTHER = "border-transparent text-muted hover:text-text";

/** Links to the sections and marks the one in view. On a phone, the links are a row that scrolls sideways. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const list = useRef<HTMLElement>(null);
  const { current, choose } = useSectionInView(sections, list);
  const t = useT();

  return (
    <nav ref={list} className={LIST} aria-label={t("On this page")}>
      {sections.map(({ id, label }) => {
        const isCurrent = id === current;
        return (
          <a
            key={id}
            href={`#${id}`}
            className={cn(LINK, isCurrent ? CURRENT : OTHER)}
            aria-current={isCurrent || undefined}
            onClick={() => choose(id)}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
