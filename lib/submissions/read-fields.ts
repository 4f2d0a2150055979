import { line } from "@/lib/i18n/line";
import { type PublishedForm, TRAP_FIELD } from "@/lib/sites/published-form";
import { BODY_MAX_FIELDS, VALUE_MAX_CHARS, VALUES_MAX_BYTES } from "@/lib/submissions/policy";
import type { SubmissionField } from "@/lib/submissions/schema";
import { typeError } from "@/lib/submissions/value-types";

type FormField = PublishedForm["fields"][number];

/** `fields`: the valid fields that are not empty, in the form's order. `errors`: a line for each invalid field. */
export type SubmittedFields = { fields: SubmissionField[]; errors: Record<string, string> };

/** Picks the values of a form's own fields from what was sent. */
export function readFields(form: PublishedForm, sent: URLSearchParams): SubmittedFields {
  const fields: SubmissionField[] = [];
  const errors = new Map<string, string>();
  let size = 0;
  for (const field of ownFields(form)) {
    const { name, label } = field;
    const value = readValue(field, sent);
    size += Buffer.byteLength(value);
    const error = size > VALUES_MAX_BYTES ? line("What you entered is too long.") : errorOf(field, value);
    if (error !== null) errors.set(name, error);
    else if (value !== "") fields.push({ name, label: label || name, value });
  }
  return { fields, errors: Object.fromEntries(errors) };
}

/** The fields that are stored. The radio buttons of a group share a name and are one field. */
function ownFields({ fields }: PublishedForm): FormField[] {
  const byName = new Map<string, FormField>();
  for (const field of fields) {
    const known = byName.get(field.name);
    if (known) byName.set(field.name, { ...known, required: known.required || field.required });
    else if (field.type !== "file" && field.name !== TRAP_FIELD) byName.set(field.name, field);
  }
  return [...byName.values()].slice(0, BODY_MAX_FIELDS);
}

/** Returns a field's value. Joins several values, such as those of checkboxes. */
function readValue({ name, type }: FormField, sent: URLSearchParams): string {
  const values = sent.getAll(name).map((value) => cleanText(value, type === "textarea"));
  return values.filter(Boolean).join(", ");
}

/** Removes control characters: the database cannot store NUL, and only a text area may contain line breaks and tabs. */
function cleanText(text: string, hasLines: boolean): string {
  const lines = text.replace(/\r\n?/g, "\n");
  const kept = hasLines ? lines.replace(/[^\P{Cc}\n\t]/gu, "") : lines.replace(/\p{Cc}+/gu, " ");
  return kept.trim();
}

function errorOf({ type, required }: FormField, value: string): string | null {
  if (value === "") return required ? line("This field is required.") : null;
  if (value.length > VALUE_MAX_CHARS) return line("Use at most 10,000 characters.");
  return typeError(type, value);
}
