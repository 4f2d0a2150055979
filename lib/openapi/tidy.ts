type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

/** Shortens a generated schema without changing its meaning. */
export function tidy({ jsonSchema }: { jsonSchema: object }) {
  const schema = jsonSchema as Schema;
  if (schema.format) delete schema.pattern; // the format is clearer than the regular expression
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  joinNull(schema);
}

/** Turns `anyOf: [string, null]` into one schema with two types. In an enum, null becomes one of the values. */
function joinNull(schema: Schema) {
  const [value, nothing, ...others] = schema.anyOf ?? [];
  if (!value || nothing?.type !== "null" || others.length > 0) return;
  if (typeof value.type !== "string" || "const" in value) return;
  delete schema.anyOf;
  Object.assign(schema, value, { type: [value.type, "null"] }, value.enum && { enum: [...value.enum, null] });
}
