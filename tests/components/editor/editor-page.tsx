import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import grapesjs, { type Editor } from "grapesjs";
import type { ReactNode } from "react";
import { addComponentTypes } from "@/components/editor/component-types";
import { EditorUiContext, useEditorUiState } from "@/components/editor/editor-ui";
import { mendUndo } from "@/components/editor/mend-undo";
import { ProjectContext, UploadSettingsContext } from "@/components/editor/project-context";
import { EngineContext } from "@/components/editor/use-engine";
import { createT } from "@/lib/i18n/create-t";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { member, renderOnPage } from "../site/public-page";
import { UPLOAD_SETTINGS } from "../uploads/upload-settings";
import { project } from "./project";

const t = createT({ language: "en", lines: {} });

/** Creates the editing engine without its canvas, which jsdom cannot show. */
export const engineWith = (document: ProjectDocumentJson): Editor =>
  grapesjs.init({
    headless: true,
    telemetry: false,
    storageManager: false,
    plugins: [(editor) => addComponentTypes(editor, t), mendUndo],
    projectData: document,
  });

const textOf = (content: string) => ({ type: "text", components: [{ type: "textnode", content }] });

/** Returns a page that contains this text. */
export const pageOf = (id: string, text: string) => ({
  id,
  name: id,
  slug: id === "home" ? "" : id,
  frames: [{ component: { type: "wrapper", components: [textOf(text)] } }],
});

/** Renders a panel of the editor. */
export function renderInEditor(panel: ReactNode, engine: Editor) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderOnPage(
    <QueryClientProvider client={queries}>
      <ProjectContext value={project}>
        <UploadSettingsContext value={UPLOAD_SETTINGS}>
          <EngineContext value={engine}>
            <EditorUi>{panel}</EditorUi>
          </EngineContext>
        </UploadSettingsContext>
      </ProjectContext>
    </QueryClientProvider>,
    { user: member },
  );
}

function EditorUi({ children }: { children: ReactNode }) {
  return <EditorUiContext value={useEditorUiState()}>{children}</EditorUiContext>;
}
