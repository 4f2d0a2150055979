type Json = Record<string, unknown>;

/** Attributes that name other elements by their ids. */
const REFERENCES = ["for", "form", "list", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"];

/**
 * Returns a copy of a component for the same page: without ids, which are unique in a page. Ids to which labels inside
 * the component refer are replaced by new ones, so that the copy's labels belong to the copy's fields.
 */
export function withOwnIds(component: Json): Json {
  const names = new Map([...referencesIn(component)].map((id) => [id, newIdFor(id)]));
  return renameIds(component, names);
}

const newIdFor = (id: string) => `${id.slice(0, 60)}-${Math.random().toString(36).slice(2, 8)}`;

const attributesOf = ({ attributes }: Json) => (attributes ?? {}) as Json;
const partsOf = ({ components }: Json): Json[] | null => (Array.isArray(components) ? (components as Json[]) : null);
const idsOf = (value: unknown) => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : []);

function* referencesIn(component: Json): Generator<string> {
  const attributes = attributesOf(component);
  for (const name of REFERENCES) yield* idsOf(attributes[name]);
  for (const part of partsOf(component) ?? []) yield* referencesIn(part);
}

function renameIds(component: Json, names: ReadonlyMap<string, string>): Json {
  const { id, ...kept } = attributesOf(component);
  const attributes: Json = { ...kept };
  for (const name of REFERENCES) {
    const ids = idsOf(attributes[name]);
    if (ids.length > 0) attributes[name] = ids.map((each) => names.get(each) ?? each).join(" ");
  }
  const newId = typeof id === "string" ? names.get(id) : undefined;
  if (newId !== undefined) attributes.id = newId;
  const components = partsOf(component)?.map((part) => renameIds(part, names));
  return { ...component, attributes, ...(components && { components }) };
}
