import type { Component, Editor } from "grapesjs";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/**
 * Returns the engine's document in its stored form, including what has been typed into the text being edited. The
 * engine itself adds that only when the editing ends.
 */
export function readDocument(engine: Editor): ProjectDocumentJson {
  const document = readProjectData(engine);
  const edited = engine.getEditing();
  const stored = edited && findStored(engine, document, edited);
  if (edited && stored) stored.components = parseTyped(engine, edited.getEl()?.innerHTML ?? "");
  return document;
}

/** Hides the text being edited from the engine: it would draw the text again first, and the caret would jump. */
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

type Stored = { components?: unknown };

/** Finds a component of the selected page in the document, by its place in the tree. */
function findStored(engine: Editor, { pages }: ProjectDocumentJson, component: Component): Stored | null {
  const page = pages.find(({ id }) => id === engine.Pages.getSelected()?.getId());
  const places = [component, ...component.parents()].slice(0, -1).map((part) => part.index());
  const root = (page?.frames as { component: Stored }[] | undefined)?.[0]?.component;
  return places.reverse().reduce<Stored | null>((at, place) => childAt(at, place), root ?? null);
}

const childAt = (parent: Stored | null, place: number): Stored | null =>
  Array.isArray(parent?.components) ? ((parent.components[place] as Stored | undefined) ?? null) : null;

function parseTyped(engine: Editor, html: string): unknown[] {
  const parsed: unknown = engine.Parser.parseHtml(html).html;
  return Array.isArray(parsed) ? parsed : [parsed].filter(Boolean);
}
