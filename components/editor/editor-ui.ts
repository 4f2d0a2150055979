"use client";

import { createContext, use, useEffect, useMemo, useRef, useState } from "react";
import { readStored, writeStored } from "@/components/ui/use-stored";

const PANEL_IDS = ["blocks", "layers", "pages", "pictures", "styles", "history"] as const;
export type PanelId = (typeof PANEL_IDS)[number];
export type TabId = "content" | "style" | "settings";

/** A field by its `data-field`, or the first one without a name. `place`: of the selected element, or of the page. */
export type RequestedField = { place: "style" | "settings" | "page"; name: string | null };

/** Which parts of the editor are open. */
export type EditorUi = {
  /** The panel beside the rail. */
  panel: PanelId | null;
  setPanel: (panel: PanelId | null) => void;
  /** The open tab in the selected element's panel. Opening one shows the panel. */
  tab: TabId;
  setTab: (tab: TabId) => void;
  /** Whether the selected element's panel is shown. */
  hasElementPanel: boolean;
  /** Hides the panels on both sides. If both are hidden, shows them again. */
  togglePanels: () => void;
  /** The field that gets focus as soon as it is shown. Null if none was asked for. */
  requestedField: RequestedField | null;
  openSettings: () => void;
  /** Shows the panel of a field, and focuses the field. */
  openField: (field: RequestedField) => void;
  endFieldRequest: () => void;
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

/** Which panels this browser shows: "layers", "layers+element", "element" or "". */
const STORED_PANELS = "editor-panels";

/** On a narrower window, the page would be too small beside both panels. */
const BOTH_PANELS_MIN_PX = 1400;

type Panels = Pick<EditorUi, "panel" | "hasElementPanel">;

function readPanels(): Panels {
  const stored = readStored(STORED_PANELS)?.split("+");
  if (!stored) return { panel: window.innerWidth < BOTH_PANELS_MIN_PX ? null : "layers", hasElementPanel: true };
  const panel = PANEL_IDS.find((id) => stored.includes(id)) ?? null;
  return { panel, hasElementPanel: stored.includes("element") };
}

function writePanels({ panel, hasElementPanel }: Panels): void {
  writeStored(STORED_PANELS, [panel ?? [], hasElementPanel ? "element" : []].flat().join("+"));
}

/** Creates the value of `EditorUiContext`. */
export function useEditorUiState(): EditorUi {
  const [initialPanels] = useState(readPanels);
  const [panels, setPanels] = useState(initialPanels);
  const lastPanel = useRef<PanelId>("layers");
  const [tab, setTab] = useState<TabId>("style");
  const [requestedField, setRequestedField] = useState<RequestedField | null>(null);
  const [findRequests, setFindRequests] = useState(0);

  useEffect(() => {
    if (panels.panel) lastPanel.current = panels.panel;
    if (panels !== initialPanels) writePanels(panels);
  }, [panels, initialPanels]);

  return useMemo(() => {
    const show = (shown: Partial<Panels>) => setPanels((current) => ({ ...current, ...shown }));
    const toggle = (current: Panels): Panels =>
      isBare(current) ? { panel: lastPanel.current, hasElementPanel: true } : { panel: null, hasElementPanel: false };
    const openField = (field: RequestedField) => {
      if (field.place !== "page") setTab(field.place);
      show(field.place === "page" ? { panel: "pages" } : { hasElementPanel: true });
      setRequestedField(field);
    };
    return {
      ...panels,
      setPanel: (panel) => show({ panel }),
      togglePanels: () => setPanels(toggle),
      tab,
      setTab(chosen) {
        setTab(chosen);
        show({ hasElementPanel: true });
      },
      requestedField,
      openSettings: () => openField({ place: "settings", name: null }),
      openField,
      endFieldRequest: () => setRequestedField(null),
      findRequests,
      openFind: () => setFindRequests((count) => count + 1),
      closeFind: () => setFindRequests(0),
    };
  }, [panels, tab, requestedField, findRequests]);
}

/** Whether the canvas has no panel beside it. */
export const isBare = ({ panel, hasElementPanel }: Panels): boolean => panel === null && !hasElementPanel;
