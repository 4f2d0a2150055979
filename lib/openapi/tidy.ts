type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
  enum?: unknown;
  const?: unknown;
};

/** Says a schema as a person would write it: shorter, and the same. */
export function tidy({ jsonSchema }: { jsonSchema: object }) {
  const schema = jsonSchema as Schema;
  if (schema.format) delete schema.pattern; // a format says it better than the expression that checks it
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  joinNull(schema);
}

/** "A string or null" is one schema of two types. */
function joinNull(schema: Schema) {
  const [value, nothing, ...others] = schema.anyOf ?? [];
  if (!value || nothing?.type !== "null" || others.length > 0) return;
  if (typeof value.type !== "string" || "enum" in value || "const" in value) return;
  delete schema.anyOf;
  Object.assign(schema, value, { type: [value.type, "null"] });
}
