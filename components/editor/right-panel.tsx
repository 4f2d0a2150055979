"use client";

import type { KeyboardEvent } from "react";
import { type TabId, useEditorUi } from "@/components/editor/editor-ui";
import { SettingsPanel } from "@/components/editor/settings-panel";
import { StylePanel } from "@/components/editor/style/style-panel";
import { ENGINE_EVENTS, useEngineChanges, useSelected } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { indexAfterKey } from "@/components/ui/index-after-key";
import { line } from "@/lib/i18n/line";

const TABS = [
  { id: "style", name: line("Style"), Panel: StylePanel },
  { id: "settings", name: line("Settings"), Panel: SettingsPanel },
] as const satisfies readonly { id: TabId; name: string; Panel: unknown }[];

const tabId = (id: TabId) => `editor-tab-${id}`;

/** The style and the settings of the selected element. */
export function RightPanel() {
  const t = useT();
  const selected = useSelected();
  useEngineChanges(ENGINE_EVENTS.style);
  const { tab, setTab } = useEditorUi();
  const { Panel } = TABS.find(({ id }) => id === tab) ?? TABS[0];

  function move(event: KeyboardEvent) {
    const from = TABS.findIndex(({ id }) => id === tab);
    const next = TABS[indexAfterKey(event.key, { from, count: TABS.length }) ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTab(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  if (!selected)
    return <p className="p-4 text-small text-muted">{t("Select an element on the page to change how it looks.")}</p>;
  return (
    <section aria-label={t("Selected element")} className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <div
        role="tablist"
        aria-label={t("Selected element")}
        className="flex gap-4 border-b border-line px-3.5"
        onKeyDown={move}
      >
        {TABS.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === tab}
            aria-controls="editor-tab-panel"
            tabIndex={id === tab ? 0 : -1}
            className="-mb-px border-b-2 border-transparent py-2.5 text-small text-muted aria-selected:border-text aria-selected:font-semibold aria-selected:text-text"
            onClick={() => setTab(id)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="editor-tab-panel"
        aria-labelledby={tabId(tab)}
        className="overflow-y-auto"
        key={selected.cid}
      >
        <Panel component={selected} />
      </div>
    </section>
  );
}
