import type { Editor } from "grapesjs";
import { cleanDocument } from "@/lib/editor/clean-document";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/**
 * Replaces the engine's document and keeps the same page open, if the new document has it. Earlier steps can no longer
 * be undone.
 */
export function loadDocument(engine: Editor, document: ProjectDocumentJson): void {
  const pageId = engine.Pages.getSelected()?.getId();
  engine.loadProjectData(cleanDocument(document));
  if (pageId && engine.Pages.get(pageId)) engine.Pages.select(pageId);
  engine.UndoManager.clear();
}
