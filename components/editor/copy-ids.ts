type Json = Record<string, unknown>;

/** Attributes that refer to other elements by their ids. */
const REFERENCE_ATTRIBUTES = [
  "for",
  "form",
  "list",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
];

/**
 * Returns a copy of a component for the same page. Its ids are removed, because an id is unique in a page. Ids to which
 * the component itself refers are replaced by new ones instead: the copy's labels then belong to the copy's fields.
 * References to other elements of the page stay as they are.
 */
export function withUniqueIds(component: Json): Json {
  const containedIds = new Set(idsIn(component));
  const referenced = [...referencesIn(component)].filter((id) => containedIds.has(id));
  const newIds = new Map(referenced.map((id) => [id, newIdFor(id)]));
  return renameIds(component, newIds);
}

const newIdFor = (id: string) => `${id.slice(0, 60)}-${Math.random().toString(36).slice(2, 8)}`;

const attributesOf = ({ attributes }: Json) => (attributes ?? {}) as Json;
const partsOf = ({ components }: Json): Json[] | null => (Array.isArray(components) ? (components as Json[]) : null);
const idsOf = (value: unknown) => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : []);

function* idsIn(component: Json): Generator<string> {
  const { id } = attributesOf(component);
  if (typeof id === "string") yield id;
  for (const part of partsOf(component) ?? []) yield* idsIn(part);
}

function* referencesIn(component: Json): Generator<string> {
  const attributes = attributesOf(component);
  for (const name of REFERENCE_ATTRIBUTES) yield* idsOf(attributes[name]);
  for (const part of partsOf(component) ?? []) yield* referencesIn(part);
}

function renameIds(component: Json, newIds: ReadonlyMap<string, string>): Json {
  const { id, ...otherAttributes } = attributesOf(component);
  const attributes: Json = { ...otherAttributes };
  for (const name of REFERENCE_ATTRIBUTES) {
    const ids = idsOf(attributes[name]);
    if (ids.length > 0) attributes[name] = ids.map((reference) => newIds.get(reference) ?? reference).join(" ");
  }
  const newId = typeof id === "string" ? newIds.get(id) : undefined;
  if (newId !== undefined) attributes.id = newId;
  const components = partsOf(component)?.map((part) => renameIds(part, newIds));
  return { ...component, attributes, ...(components && { components }) };
}
