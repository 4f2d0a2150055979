import type { Editor } from "grapesjs";
import { loadDocument } from "@/components/editor/load-document";
import { readDocument } from "@/components/editor/read-document";
import { undoStackOf } from "@/components/editor/undo-stack";
import { type ProjectDocumentJson, projectDocument } from "@/lib/projects/schema";
import type { DocumentRule } from "@/lib/site-pages/document";
import { isTextColor } from "@/lib/site-pages/text-colors";
import { endOfStep } from "./walker";

/**
 * The document as it is saved. Without rules that say nothing, which the engine keeps after an undo, and without those
 * of the colours of words, which an undo leaves there.
 */
export function savedDocument(engine: Editor): ProjectDocumentJson {
  const document = projectDocument.parse(JSON.parse(JSON.stringify(readDocument(engine))));
  const styles = (document.styles ?? []) as DocumentRule[];
  const isKept = ({ style, selectors }: DocumentRule) =>
    Object.keys(style ?? {}).length > 0 && !isTextColor((selectors ?? []).map(String));
  return { ...document, styles: styles.filter(isKept) };
}

/** Expects that a document is the same after it was loaded. */
export function expectReloadable(reader: Editor, document: ProjectDocumentJson): void {
  loadDocument(reader, structuredClone(document));
  expect(savedDocument(reader)).toEqual(document);
}

/** Expects that one undo leads back to the document before an act, and one redo to the document after it. */
export async function expectUndoable(engine: Editor, before: ProjectDocumentJson, after: ProjectDocumentJson) {
  engine.UndoManager.undo();
  await endOfStep();
  expect(savedDocument(engine)).toEqual(before);
  engine.UndoManager.redo();
  await endOfStep();
  expect(savedDocument(engine)).toEqual(after);
}

/** The last change that has not been undone. Undefined if there is none. */
export function lastChangeOf(engine: Editor): object | undefined {
  const stack = undoStackOf(engine);
  return stack.pointer < 0 ? undefined : stack.at(stack.pointer);
}
