import type { Editor } from "grapesjs";
import { cleanDocument } from "@/lib/editor/clean-document";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/** Replaces the engine's document and keeps the same page open. Earlier steps can no longer be undone. */
export function loadDocument(engine: Editor, document: ProjectDocumentJson): void {
  const page = engine.Pages.getSelected()?.getId();
  engine.loadProjectData(cleanDocument(document));
  if (page && engine.Pages.get(page)) engine.Pages.select(page);
  engine.UndoManager.clear();
}
