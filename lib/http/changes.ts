import * as z from "zod";

/** Returns the schema for the body of a PUT: every field of the input is optional and has no default. */
export function changesOf<S extends z.ZodRawShape>(
  input: z.ZodObject<S>,
): z.ZodType<Partial<z.output<z.ZodObject<S>>>> {
  const fields = Object.entries(input.shape).map(([name, field]) => [name, z.optional(withoutDefault(field))]);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Partial<z.output<z.ZodObject<S>>>>;
}

function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? withoutDefault(field.unwrap()) : field;
}
