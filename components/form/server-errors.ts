import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { openErrorOverlay } from "@/components/errors/open-error-overlay";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";

const SERVER_ERROR = "server";

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  /** The names of the form's fields. */
  fields: readonly string[];
  error: unknown;
  /** Shown for an error that has no message. */
  fallback: string;
};

/**
 * Shows the errors of a failed call on their fields and focuses the first field. An error for `roles.0` is shown on the
 * field `roles`. An error that has no field in the form becomes a danger toast, as does any other failure. A debug
 * trace opens the error overlay instead.
 */
export function showServerErrors<Values extends FieldValues>({ form, fields, error, fallback }: Options<Values>) {
  if (openErrorOverlay(error)) return;
  if (!(error instanceof ApiError)) {
    toast({ message: fallback, type: "danger" });
    return;
  }

  const { fieldErrors, unmatched } = groupByField(error.body.errors, fields);
  for (const [index, [field, message]] of fieldErrors.entries()) {
    form.setError(field as Path<Values>, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 });
  }
  if (unmatched !== undefined || fieldErrors.length === 0) {
    toast({ message: unmatched || error.body.message || fallback, type: "danger" });
  }
}

/** The first message of each field of the form, and the first message that belongs to no field. */
function groupByField(errors: ApiError["body"]["errors"] = {}, fields: readonly string[]) {
  const fieldErrors = new Map<string, string>();
  let unmatched: string | undefined;
  for (const [name, text] of Object.entries(errors)) {
    const field = fieldFor(name, fields);
    if (field === undefined) unmatched ??= firstOf(text);
    else if (!fieldErrors.has(field)) fieldErrors.set(field, firstOf(text));
  }
  return { fieldErrors: [...fieldErrors], unmatched };
}

/** The field of this name, or else the field that contains it: `roles` for `roles.0`. */
function fieldFor(name: string, fields: readonly string[]): string | undefined {
  if (fields.includes(name)) return name;
  const end = name.lastIndexOf(".");
  return end < 0 ? undefined : fieldFor(name.slice(0, end), fields);
}

/**
 * Whether there are errors, all of them from the server. Such errors must not disable the Save button, because a value
 * that the server rejected may be valid later.
 */
export function hasOnlyServerErrors(errors: FieldErrors) {
  const all = Object.values(errors);
  return all.length > 0 && all.every((error) => error?.type === SERVER_ERROR);
}

/** The API allows a single message or a list of messages. Returns the first one. */
function firstOf(text: string | string[] | undefined) {
  return (Array.isArray(text) ? text[0] : text) ?? "";
}
