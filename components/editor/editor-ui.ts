"use client";

import { createContext, use, useMemo, useState } from "react";

export type PanelId = "blocks" | "layers" | "pages" | "pictures" | "styles" | "history";
export type TabId = "style" | "settings";

/** Which parts of the editor are open. */
export type EditorUi = {
  /** The panel beside the rail. */
  panel: PanelId | null;
  setPanel: (panel: PanelId | null) => void;
  /** The open tab in the selected element's panel. */
  tab: TabId;
  setTab: (tab: TabId) => void;
  /** 0 while find and replace is closed. Increases each time the user opens it, even if it is open already. */
  findRequests: number;
  openFind: () => void;
  closeFind: () => void;
};

export const EditorUiContext = createContext<EditorUi | null>(null);

export function useEditorUi(): EditorUi {
  const ui = use(EditorUiContext);
  if (!ui) throw new Error("useEditorUi needs an EditorUiContext above it.");
  return ui;
}

/** Creates the value of `EditorUiContext`. */
export function useEditorUiState(): EditorUi {
  const [panel, setPanel] = useState<PanelId | null>("layers");
  const [tab, setTab] = useState<TabId>("style");
  const [findRequests, setFindRequests] = useState(0);
  return useMemo(
    () => ({
      panel,
      setPanel,
      tab,
      setTab,
      findRequests,
      openFind: () => setFindRequests((count) => count + 1),
      closeFind: () => setFindRequests(0),
    }),
    [panel, tab, findRequests],
  );
}
