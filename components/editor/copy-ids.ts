import type { Component } from "grapesjs";

type Json = Record<string, unknown>;

/** Attributes that refer to other elements by their ids. */
export const REFERENCE_ATTRIBUTES = [
  "for",
  "form",
  "list",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-details",
  "aria-errormessage",
  "aria-owns",
  "headers",
];

/** Attributes that may link to another element: `#id`, or `url(#id)` in a drawing. */
const LINK_ATTRIBUTES = ["href", "xlink:href", "fill", "stroke", "mask", "clip-path", "filter", "style"];
const DRAWING_LINK = /url\(#([\w-]+)\)/g;

/** Returns a copy of a component (`withUniqueIds`). The engine's own `toJSON` keeps the collection of its children. */
export const copyOf = (component: Component): Json => withUniqueIds(JSON.parse(JSON.stringify(component)) as Json);

/**
 * Returns a copy of a stored component that can be added to any page, such as its own page or a page of another
 * project. Ids that are referenced inside the component get new values, so that the copy's labels belong to the copy's
 * fields and its links lead into the copy. All other ids are removed, because an id must be unique on its page.
 * References to elements outside of the component do not change.
 */
export function withUniqueIds(component: Json): Json {
  const containedIds = new Set(idsIn(component));
  const referenced = [...referencesIn(component)].filter((id) => containedIds.has(id));
  const newIds = new Map(referenced.map((id) => [id, newIdFor(id)]));
  return renameIds(component, newIds);
}

const newIdFor = (id: string) => `${id.slice(0, 60)}-${Math.random().toString(36).slice(2, 8)}`;

export const attributesOf = ({ attributes }: Json) => (attributes ?? {}) as Json;
export const partsOf = ({ components }: Json): Json[] | null =>
  Array.isArray(components) ? (components as Json[]) : null;
const idsOf = (value: unknown) => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : []);

function* idsIn(component: Json): Generator<string> {
  const { id } = attributesOf(component);
  if (typeof id === "string") yield id;
  for (const part of partsOf(component) ?? []) yield* idsIn(part);
}

function* referencesIn(component: Json): Generator<string> {
  const attributes = attributesOf(component);
  for (const name of REFERENCE_ATTRIBUTES) yield* idsOf(attributes[name]);
  for (const name of LINK_ATTRIBUTES) yield* linkedIds(attributes[name]);
  for (const part of partsOf(component) ?? []) yield* referencesIn(part);
}

function linkedIds(value: unknown): string[] {
  if (typeof value !== "string") return [];
  if (value.startsWith("#")) return [value.slice(1)];
  return [...value.matchAll(DRAWING_LINK)].map(([, id]) => id ?? "");
}

function replaceLinks(value: string, newIds: ReadonlyMap<string, string>): string {
  const newIdOf = (id: string) => newIds.get(id) ?? id;
  if (value.startsWith("#")) return `#${newIdOf(value.slice(1))}`;
  return value.replace(DRAWING_LINK, (_, id: string) => `url(#${newIdOf(id)})`);
}

/** Renames the ids in `newIds` and the references to them. Removes all other ids. */
function renameIds(component: Json, newIds: ReadonlyMap<string, string>): Json {
  const { id, ...otherAttributes } = attributesOf(component);
  const attributes: Json = { ...otherAttributes };
  for (const name of REFERENCE_ATTRIBUTES) {
    const ids = idsOf(attributes[name]);
    if (ids.length > 0) attributes[name] = ids.map((reference) => newIds.get(reference) ?? reference).join(" ");
  }
  for (const name of LINK_ATTRIBUTES) {
    const value = attributes[name];
    if (typeof value === "string") attributes[name] = replaceLinks(value, newIds);
  }
  const newId = typeof id === "string" ? newIds.get(id) : undefined;
  if (newId !== undefined) attributes.id = newId;
  const components = partsOf(component)?.map((part) => renameIds(part, newIds));
  return { ...component, attributes, ...(components && { components }) };
}
