"use client";

import type { ReactNode } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import { PANELS } from "@/components/editor/panels";
import { Rail } from "@/components/editor/rail";
import { RightPanel } from "@/components/editor/right-panel";
import { useT } from "@/components/i18n/use-t";

type Props = { isReady: boolean; onCommands: () => void; children: ReactNode };

/** The rail, the panel that it opens, the canvas and the panel of the selected element. */
export function EditorSides({ isReady, onCommands, children }: Props) {
  const t = useT();
  const { panel: openPanel, hasElementPanel } = useEditorUi();
  const { Panel, name } = PANELS.find(({ id }) => id === openPanel) ?? { Panel: null, name: null };
  return (
    <>
      <div className="flex min-h-0">
        <Rail onCommands={onCommands} />
        {isReady && Panel && (
          <section
            aria-label={t(name)}
            className="grid w-60 grid-rows-[auto_minmax(0,1fr)] border-e border-line bg-surface"
          >
            <Panel />
          </section>
        )}
      </div>
      {children}
      {hasElementPanel && (
        <div className="min-h-0 w-64 border-s border-line bg-surface">{isReady && <RightPanel />}</div>
      )}
    </>
  );
}
