"use client";

import { useRef } from "react";
import { type Section, useSectionInView } from "@/components/account-settings/use-section-in-view";
import { useT } from "@/components/i18n/use-t";

/** The list beside the sections: leads to each of them and shows which one is in view. On a phone it is a row that scrolls sideways. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const list = useRef<HTMLElement>(null);
  const { current, choose } = useSectionInView(sections, list);
  const t = useT();

  return (
    <nav ref={list} className="anchors" aria-label={t("On this page")}>
      {sections.map(({ id, label }) => {
        const isCurrent = id === current;
        return (
          <a
            key={id}
            href={`#${id}`}
            className={isCurrent ? "on" : undefined}
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
