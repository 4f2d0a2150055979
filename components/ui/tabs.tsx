"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { isFromRightToLeft } from "@/components/ui/text-direction";

export type Tab = {
  value: string;
  label: ReactNode;
  /** Beside the label, quiet. */
  count?: number;
  content: ReactNode;
};

type Props = {
  /** What the tabs are about, read out. */
  label: string;
  tabs: Tab[];
  /** The tab in view, where the owner keeps it (in the address); otherwise the first to begin with. */
  value?: string;
  onChange?: (value: string) => void;
  /** Round the content, `stack` or the drawer's `body`. */
  contentClass?: string;
};

/** Views of one thing, one at a time; the arrow keys walk the row. For views with addresses use links in a `<nav className="tabs">`. */
export function Tabs({ label, tabs, value, onChange, contentClass }: Props) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const shown = value ?? own;
  const content = tabs.find((tab) => tab.value === shown)?.content;

  function show(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    const target =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.value === shown),
          tabs.length,
        ) ?? -1
      ];
    if (!target) return;
    event.preventDefault();
    show(target.value);
    document.getElementById(`${id}-${target.value}`)?.focus();
  }

  // The next stop of the Tab key, even when it holds only text.
  const panel = { id: `${id}-content`, role: "tabpanel", "aria-labelledby": `${id}-${shown}`, tabIndex: 0 };

  return (
    <div className="tabbed">
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === shown}
            aria-controls={tab.value === shown ? `${id}-content` : undefined}
            tabIndex={tab.value === shown ? 0 : -1}
            onClick={() => show(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="n">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div className={contentClass} {...panel}>
        {content}
      </div>
    </div>
  );
}

function indexAfter(key: string, from: number, count: number) {
  const forward = isFromRightToLeft() ? "ArrowLeft" : "ArrowRight";
  const back = isFromRightToLeft() ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
