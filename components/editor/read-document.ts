import type { Component, Editor } from "grapesjs";
import { openTextOf } from "@/components/editor/texts/open-text";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/**
 * Returns the engine's document in its stored form, including what has been typed into the text being edited. The
 * engine itself adds the typed text only when the editing ends.
 */
export function readDocument(engine: Editor): ProjectDocumentJson {
  const document = readProjectData(engine);
  const edited = openTextOf(engine);
  const stored = edited?.text.isChanged ? findStored(engine, document, edited.component) : null;
  if (edited && stored) stored.components = parseTyped(engine, edited.text.html);
  return document;
}

/**
 * Reads the engine's document as if no text were being edited. Otherwise, the engine would rerender the edited text
 * first, and the caret would jump.
 */
function readProjectData(engine: Editor): ProjectDocumentJson {
  const model = engine.getModel();
  const editing: unknown = model.get("editing");
  model.set("editing", undefined, { silent: true });
  try {
    return engine.getProjectData() as ProjectDocumentJson;
  } finally {
    model.set("editing", editing, { silent: true });
  }
}

type StoredComponent = { components?: unknown };

/** Finds a component of the selected page in the document, by its position in the tree. */
function findStored(engine: Editor, { pages }: ProjectDocumentJson, component: Component): StoredComponent | null {
  const page = pages.find(({ id }) => id === engine.Pages.getSelected()?.getId());
  const root = (page?.frames as { component: StoredComponent }[] | undefined)?.[0]?.component;
  let node = root ?? null;
  for (const index of pathOf(component)) node = childAt(node, index);
  return node;
}

/** The indexes that lead from the root of a page to the component. */
export const pathOf = (component: Component): number[] =>
  [component, ...component.parents()]
    .slice(0, -1)
    .map((part) => part.index())
    .reverse();

const childAt = (parent: StoredComponent | null, index: number): StoredComponent | null =>
  Array.isArray(parent?.components) ? ((parent.components[index] as StoredComponent | undefined) ?? null) : null;

function parseTyped(engine: Editor, html: string): unknown[] {
  const parsed: unknown = engine.Parser.parseHtml(html).html;
  return Array.isArray(parsed) ? parsed : [parsed].filter(Boolean);
}
