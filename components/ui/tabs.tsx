"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { DRAWER_BODY } from "@/components/ui/drawer-body";
import { indexAfterKey } from "@/components/ui/index-after-key";

export type Tab = {
  value: string;
  label: ReactNode;
  /** Muted text beside the label. */
  count?: number;
  content: ReactNode;
};

type Props = {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: Tab[];
  /** The selected tab, if the parent controls it. Otherwise the first one is selected initially. */
  value?: string;
  onChange?: (value: string) => void;
  /** With `drawer`, the row of tabs stays in place and the content scrolls. */
  look?: "page" | "drawer";
  contentClass?: string;
};

const TAB =
  "-mb-px border-b-3 border-transparent pt-[9px] pb-2.5 text-control font-medium whitespace-nowrap text-muted hover:text-text focus-visible:-outline-offset-2 aria-selected:border-plinth aria-selected:text-text pointer-coarse:min-h-11";

/** Tabs. The arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange, look = "page", contentClass }: Props) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(tabs[0]?.value);
  const shownValue = value ?? ownValue;
  const content = tabs.find((tab) => tab.value === shownValue)?.content;

  function show(next: string) {
    setOwnValue(next);
    onChange?.(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = tabs.findIndex((tab) => tab.value === shownValue);
    const target = tabs[indexAfterKey(event.key, { from, count: tabs.length }) ?? -1];
    if (!target) return;
    event.preventDefault();
    show(target.value);
    document.getElementById(`${id}-${target.value}`)?.focus();
  }

  // The panel itself can be focused, because it may contain only text.
  const panel = { id: `${id}-content`, role: "tabpanel", "aria-labelledby": `${id}-${shownValue}`, tabIndex: 0 };

  return (
    <div className={look === "drawer" ? "grid min-h-0 grid-rows-[auto_minmax(0,1fr)]" : undefined}>
      <div
        className={cn("flex gap-[22px] overflow-x-auto border-b border-line", look === "drawer" && "px-6")}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={TAB}
            aria-selected={tab.value === shownValue}
            aria-controls={tab.value === shownValue ? `${id}-content` : undefined}
            tabIndex={tab.value === shownValue ? 0 : -1}
            onClick={() => show(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <bdi className="ms-[5px] font-normal text-muted">{tab.count}</bdi>}
          </button>
        ))}
      </div>
      <div className={cn(look === "drawer" && DRAWER_BODY, contentClass)} {...panel}>
        {content}
      </div>
    </div>
  );
}
