"use client";

import "grapesjs/dist/css/grapes.min.css";
import "@/components/editor/canvas.css";
import { lazy, Suspense, useMemo, useState } from "react";
import { Canvas } from "@/components/editor/canvas";
import { useCommands } from "@/components/editor/commands/use-commands";
import { EditorFooter } from "@/components/editor/editor-footer";
import { EditorSides } from "@/components/editor/editor-sides";
import { EditorUiContext, useEditorUiState } from "@/components/editor/editor-ui";
import { ElementContextMenu } from "@/components/editor/element-menu/element-context-menu";
import { IncomingFiles } from "@/components/editor/files/incoming-files";
import { useLinkUploads } from "@/components/editor/links/link-uploads";
import { finishTyping } from "@/components/editor/one-step";
import { PictureChoices } from "@/components/editor/pictures/picture-choices";
import { ProjectContext } from "@/components/editor/project-context";
import { SaverContext } from "@/components/editor/saver-context";
import { TextBar } from "@/components/editor/texts/text-bar";
import { TopBar } from "@/components/editor/top-bar";
import { useCanvas } from "@/components/editor/use-canvas";
import { useCanvasLanguage } from "@/components/editor/use-canvas-language";
import { EngineContext } from "@/components/editor/use-engine";
import { useMerge } from "@/components/editor/use-merge";
import { useSaver } from "@/components/editor/use-saver";
import { useShortcuts } from "@/components/editor/use-shortcuts";
import { useCanvasZoom } from "@/components/editor/zoom/use-canvas-zoom";
import { isSame } from "@/lib/editor/merge/same";
import type { UnsavedChanges } from "@/lib/editor/unsaved";
import type { ProjectDocumentJson, ProjectJson } from "@/lib/projects/schema";

const FindDialog = lazy(() =>
  import("@/components/editor/find/find-dialog").then((module) => ({ default: module.FindDialog })),
);

type Props = {
  project: ProjectJson;
  stored: { document: ProjectDocumentJson; version: number };
  /** The changes that this browser could not save last time. */
  unsaved: UnsavedChanges | null;
  baseCss: string;
};

/** The editor of a project: top bar, panels, canvas and footer. */
export function EditorApp({ project, stored, unsaved, baseCss }: Props) {
  const start = useMemo(() => startOf(stored, unsaved), [stored, unsaved]);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const engine = useCanvas(container, { document: start.document, baseCss });
  const { saver, state } = useSaver(engine, project.id, start);
  useMerge({ engine, saver, state, project });
  useCanvasZoom(engine);
  useCanvasLanguage(engine, project.language);
  useLinkUploads(engine);
  const ui = useEditorUiState();
  const openCommands = useCommands({ engine, saver, project, ui });
  const target = engine && saver && { engine, saver, openFind, openCommands, togglePanels: ui.togglePanels };
  useShortcuts(target);

  async function openFind() {
    if (engine) await finishTyping(engine);
    ui.openFind();
  }

  return (
    <ProjectContext value={project}>
      <title>{project.name}</title>
      <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-bg text-small">
        <EngineContext value={engine}>
          <SaverContext value={saver}>
            <EditorUiContext value={ui}>
              <TopBar isReady={engine !== null} saver={saver} state={state} />
              <main id="main" tabIndex={-1} className="grid min-h-0 grid-cols-[auto_minmax(0,1fr)_auto]">
                <EditorSides isReady={engine !== null} onCommands={openCommands}>
                  <div className="relative grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]">
                    {engine && <TextBar />}
                    <Canvas onContainer={setContainer} isReady={engine !== null} />
                    {engine && ui.findRequests > 0 && (
                      <Suspense>
                        <FindDialog />
                      </Suspense>
                    )}
                  </div>
                </EditorSides>
              </main>
              {engine && <EditorFooter />}
              {engine && <PictureChoices />}
              {engine && <IncomingFiles />}
              {engine && <ElementContextMenu />}
            </EditorUiContext>
          </SaverContext>
        </EngineContext>
      </div>
    </ProjectContext>
  );
}

/**
 * The document that the editor starts with, including the changes that this browser could not save last time. If
 * somebody else has saved since then, both versions are merged later.
 */
function startOf(stored: Props["stored"], unsaved: UnsavedChanges | null) {
  if (!unsaved) return { ...stored, isChanged: false, base: null, sent: [] };
  const { document, sent = [] } = unsaved;
  const isBase = unsaved.version === stored.version || sent.some((other) => isSame(other, stored.document));
  const start = isBase ? { base: stored.document, version: stored.version } : { base: null, version: unsaved.version };
  return { ...start, document, isChanged: true, sent: [...sent, document] };
}
