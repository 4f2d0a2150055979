"use client";

import { useRef } from "react";
import { type Section, useSectionInView } from "@/components/account-settings/use-section-in-view";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";

const LIST = cn(
  "sticky top-[calc(56px+var(--banner-size,0px))] z-5 -mx-5 flex overflow-x-auto border-b border-line bg-bg ps-2 text-control [scrollbar-width:none]",
  "md:top-[calc(60px+var(--banner-size,0px))]",
  "@min-[600px]:top-[calc(92px+var(--banner-size,0px))] @min-[600px]:z-auto @min-[600px]:mx-0 @min-[600px]:block @min-[600px]:overflow-visible",
  "@min-[600px]:border-s @min-[600px]:border-b-0 @min-[600px]:ps-0",
);
/** On a phone, the end of the row fades out while more links follow. The fade never covers the last link. */
const FADE = cn(
  "after:pointer-events-none after:sticky after:end-0 after:w-12 after:shrink-0 @min-[600px]:after:hidden",
  "after:bg-linear-to-r after:from-transparent after:to-bg rtl:after:bg-linear-to-l",
);
const LINK = cn(
  "-mb-px block border-b-3 px-3 py-[9px] whitespace-nowrap",
  "@min-[600px]:-ms-px @min-[600px]:mb-0 @min-[600px]:border-s-3 @min-[600px]:border-b-0 @min-[600px]:px-4",
  "@min-[600px]:py-1.5 @min-[600px]:whitespace-normal",
);
const CURRENT = "border-accent font-semibold";
const OTHER = "border-transparent text-muted hover:text-text";

/** Shows links to the sections, and marks the one in view. On a phone, the links are a row that scrolls sideways. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const list = useRef<HTMLElement>(null);
  const { current, choose } = useSectionInView(sections, list);
  const t = useT();

  return (
    <nav ref={list} className={cn(LIST, FADE)} aria-label={t("On this page")}>
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
