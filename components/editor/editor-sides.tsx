"use client";

import type { ReactNode } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import { PanelEdge } from "@/components/editor/panel-edge";
import { PANELS } from "@/components/editor/panels";
import { Rail } from "@/components/editor/rail";
import { RightPanel } from "@/components/editor/right-panel";
import { usePanelWidth } from "@/components/editor/use-panel-width";
import { useT } from "@/components/i18n/use-t";

type Props = { isReady: boolean; onCommands: () => void; children: ReactNode };

/** The rail, the panel that it opens, the canvas and the panel of the selected element. */
export function EditorSides({ isReady, onCommands, children }: Props) {
  const t = useT();
  const { panel: openPanel, hasElementPanel } = useEditorUi();
  const [start, end] = [usePanelWidth("start"), usePanelWidth("end")];
  const { Panel, name } = PANELS.find(({ id }) => id === openPanel) ?? { Panel: null, name: null };
  return (
    <>
      <div className="flex min-h-0">
        <Rail onCommands={onCommands} />
        {isReady && Panel && (
          <div className="relative *:h-full" style={{ width: start.width }}>
            <section
              aria-label={t(name)}
              data-region
              tabIndex={-1}
              className="grid grid-rows-[auto_minmax(0,1fr)] border-e border-line bg-surface"
            >
              <Panel />
            </section>
            <PanelEdge side="start" name={t(name)} />
          </div>
        )}
      </div>
      {children}
      {hasElementPanel && (
        <div className="relative min-h-0 *:h-full" style={{ width: end.width }}>
          <div data-region tabIndex={-1} className="border-s border-line bg-surface">
            {isReady && <RightPanel />}
          </div>
          <PanelEdge side="end" name={t("Selected element")} />
        </div>
      )}
    </>
  );
}
