"use client";

import type { KeyboardEvent } from "react";
import { type TabId, useEditorUi } from "@/components/editor/editor-ui";
import { ElementBar } from "@/components/editor/element-menu/element-bar";
import { ContentPanel } from "@/components/editor/lists/content-panel";
import { findList } from "@/components/editor/lists/find-list";
import { SettingsPanel } from "@/components/editor/settings-panel";
import { SharedPartNote } from "@/components/editor/shared-part-note";
import { StylePanel } from "@/components/editor/style/style-panel";
import { ENGINE_EVENTS, useEngineChanges, useSelected } from "@/components/editor/use-engine";
import { useFocusOnRequest } from "@/components/editor/use-focus-on-request";
import { useT } from "@/components/i18n/use-t";
import { indexAfterKey } from "@/components/ui/index-after-key";
import { line } from "@/lib/i18n/line";

const TABS = [
  { id: "style", name: line("Style"), Panel: StylePanel },
  { id: "settings", name: line("Settings"), Panel: SettingsPanel },
] as const satisfies readonly { id: TabId; name: string; Panel: unknown }[];

const tabId = (id: TabId) => `editor-tab-${id}`;

/** The items of a list, beside what every element has. */
const CONTENT_TAB = { id: "content", name: line("Content"), Panel: ContentPanel } as const;

/** The style and the settings of the selected element, and the items of its list if it has one or is in one. */
export function RightPanel() {
  const t = useT();
  const selected = useSelected();
  useEngineChanges(ENGINE_EVENTS.style);
  const { tab, setTab } = useEditorUi();
  const list = selected && findList(selected);
  const tabs = list ? [CONTENT_TAB, ...TABS] : TABS;
  const { Panel, id: shownTab } = tabs.find(({ id }) => id === tab) ?? TABS[0];

  const panel = useFocusOnRequest(selected, ["style", "settings"]);

  function move(event: KeyboardEvent) {
    const from = tabs.findIndex(({ id }) => id === shownTab);
    const next = tabs[indexAfterKey(event.key, { from, count: tabs.length }) ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTab(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  if (!selected)
    return <p className="p-4 text-small text-muted">{t("Select an element on the page to change how it looks.")}</p>;
  return (
    <section
      ref={panel.ref}
      aria-label={t("Selected element")}
      onKeyDown={panel.handleKey}
      className="grid h-full grid-rows-[auto_auto_minmax(0,1fr)]"
    >
      <ElementBar component={selected} />
      <div
        role="tablist"
        aria-label={t("Selected element")}
        className="flex gap-4 border-b border-line px-3.5"
        onKeyDown={move}
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === shownTab}
            aria-controls="editor-tab-panel"
            tabIndex={id === shownTab ? 0 : -1}
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
        aria-labelledby={tabId(shownTab)}
        className="overflow-y-auto"
        key={shownTab === "content" ? list?.parent.cid : selected.cid}
      >
        <Panel component={selected} />
        <SharedPartNote component={selected} />
      </div>
    </section>
  );
}
