import * as z from "zod";

/**
 * Returns the schema for the body of a PUT: every field of the input is optional and has no default. Throws for an
 * input with rules about several fields (`refine`), because a change may lack some of these fields. Check such rules
 * where the change is saved.
 */
export function changesOf<S extends z.ZodRawShape>(
  input: z.ZodObject<S>,
): z.ZodType<Partial<z.output<z.ZodObject<S>>>> {
  if (rulesOf(input).length > 0) throw new Error("changesOf cannot keep the rules about several fields of its input.");
  const fields = Object.entries(input.shape).map(([name, field]) => [name, z.optional(withoutDefault(field))]);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Partial<z.output<z.ZodObject<S>>>>;
}

/** Removes a field's default, but keeps the rules that were added after it: `z.string().default("").refine(...)`. */
function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodDefault || field instanceof z.ZodPrefault)) return field;
  const inner = withoutDefault(field.unwrap()) as z.ZodType;
  const rules = rulesOf(field);
  return rules.length > 0 ? inner.check(...rules) : inner;
}

const rulesOf = (schema: z.core.$ZodType) => (schema._zod.def.checks ?? []) as z.core.$ZodCheck<unknown>[];
