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
  /** The message for an error without one. */
  fallback: string;
};

/**
 * Shows the errors of a failed call on their fields and focuses the first field. An error that has no field in the form
 * becomes a danger toast, as does any other failure. A debug trace opens the overlay.
 */
export function showServerErrors<Values extends FieldValues>({ form, fields, error, fallback }: Options<Values>) {
  if (openErrorOverlay(error)) return;
  if (!(error instanceof ApiError)) {
    toast({ message: fallback, type: "danger" });
    return;
  }

  const messages = Object.entries(error.body.errors ?? {}).map(([field, text]) => ({ field, message: firstOf(text) }));
  const isField = ({ field }: { field: string }) => fields.includes(field);
  const onFields = messages.filter(isField);
  const unmatched = messages.find((message) => !isField(message));

  onFields.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 });
  });
  if (unmatched || onFields.length === 0) {
    toast({ message: unmatched?.message || error.body.message || fallback, type: "danger" });
  }
}

/** A value that the server rejected may be valid later, so it must not disable the Save button. */
export function hasOnlyServerErrors(errors: FieldErrors) {
  const all = Object.values(errors);
  return all.length > 0 && all.every((error) => error?.type === SERVER_ERROR);
}

/** The specification allows a message or a list of them. */
function firstOf(text: string | string[] | undefined) {
  return (Array.isArray(text) ? text[0] : text) ?? "";
}
