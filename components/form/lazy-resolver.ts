import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import type * as z from "zod";
import type { T } from "@/lib/i18n/create-t";

/** Loads the schema when the form first needs it: `() => import("@/lib/auth/schema").then((m) => m.loginInput)`. */
export type SchemaLoader<Values extends FieldValues> = () => Promise<z.ZodType<Values>>;

/** The types of inputs whose value is the text itself. */
const TEXT_TYPES = new Set(["email", "password", "search", "tel", "text", "url"]);

/**
 * Validates with the endpoint's schema, which loads (with zod, 33 KB) on the first interaction. Until then, and if
 * loading fails, the browser's own rules (`required`, `type`, `minlength`) apply. The default messages are the same as
 * the endpoint's, translated by `t`. Reads text from the controls, because a password manager can fill in a control
 * without firing an event.
 */
export function lazyResolver<Values extends FieldValues>(
  load: SchemaLoader<Values>,
  needsSchema: (values: Values, names: readonly string[]) => boolean,
  t: T,
): Resolver<Values, unknown, Values> {
  return async (formValues, context, options) => {
    const values = { ...formValues, ...textsIn(options) };
    const parts = needsSchema(values, options.names ?? []) ? await fetchParts(load) : undefined;
    if (!parts) return checkNatively(values, options);
    // the schema's input and output types are the same, because a form has a value for each field
    const schema = parts.schema as z.ZodType<Values, Values>;
    return parts.zodResolver(schema, { error: parts.issueTextIn(t) })(values, context, options);
  };
}

/** The values of the native text fields. */
function textsIn<Values extends FieldValues>({ fields }: ResolverOptions<Values>): Partial<Values> {
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const control: unknown = field?.ref;
    const isText =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && TEXT_TYPES.has(control.type) && !control.disabled);
    return isText ? [[name, control.value]] : [];
  });
  return Object.fromEntries(texts) as Partial<Values>;
}

/** The schema and its resolver, or undefined if they cannot be loaded: the server validates anyway. */
async function fetchParts<Values extends FieldValues>(load: SchemaLoader<Values>) {
  try {
    const [{ zodResolver }, { issueTextIn }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      import("@/lib/http/issue-text"),
      load(),
    ]);
    return { zodResolver, issueTextIn, schema };
  } catch {
    return undefined;
  }
}

/** Checks the form with the browser's own rules. */
function checkNatively<Values extends FieldValues>(values: Values, { fields }: ResolverOptions<Values>) {
  const invalidField = Object.entries(fields).find(([, field]) => !isValid(field?.ref));
  if (!invalidField) return { values, errors: {} };
  return { values: {}, errors: { [invalidField[0]]: { type: "native", message: "" } } as FieldErrors<Values> };
}

function isValid(element: unknown) {
  return !(element instanceof Element && "validity" in element) || (element.validity as ValidityState).valid;
}
