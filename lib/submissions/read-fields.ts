import { line } from "@/lib/i18n/line";
import { HONEYPOT_FIELD, type PublishedForm } from "@/lib/sites/published-form";
import { BODY_MAX_FIELDS, VALUE_MAX_CHARS, VALUES_MAX_BYTES } from "@/lib/submissions/policy";
import type { SubmissionField } from "@/lib/submissions/schema";
import { typeError } from "@/lib/submissions/value-types";

type FormField = PublishedForm["fields"][number];

/** `fields`: the valid fields that are not empty, in the form's order. `errors`: the message for each invalid field. */
export type SubmittedFields = { fields: SubmissionField[]; errors: Record<string, string> };

/** Reads the values of a form's fields from the request's body. Ignores everything else in the body. */
export function readFields(form: PublishedForm, body: URLSearchParams): SubmittedFields {
  const fields: SubmissionField[] = [];
  const errors = new Map<string, string>();
  let size = 0;
  for (const field of storedFields(form)) {
    const { name, label } = field;
    const values = readValues(field, body);
    const value = values.join(", ");
    const bytes = Buffer.byteLength(value);
    const fits = size + bytes <= VALUES_MAX_BYTES;
    const error = fits ? errorOf(field, values) : line("What you entered is too long.");
    if (fits) size += bytes;
    if (error !== null) errors.set(name, error);
    else if (value !== "") fields.push({ name, label: label || name, value });
  }
  return { fields, errors: Object.fromEntries(errors) };
}

const storedFields = ({ fields }: PublishedForm): FormField[] =>
  fields.filter(({ name, type }) => type !== "file" && name !== HONEYPOT_FIELD).slice(0, BODY_MAX_FIELDS);

/** What is stored for a checkbox without a value of its own, for which browsers send "on". */
const TICKED = "✓";

/** The values of a field that are not empty. Several inputs with the same name, such as checkboxes, are one field. */
const readValues = ({ name, type }: FormField, body: URLSearchParams): string[] =>
  body
    .getAll(name)
    .map((value) => (type === "checkbox" && value === "on" ? TICKED : cleanText(value, type === "textarea")))
    .filter(Boolean);

/** Invisible characters, such as those around a number that was copied from a phone's contacts. */
const INVISIBLE = /\p{Cf}/gu;
/** Scripts and emoji need the joiners and the tags. */
const NEEDED = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/u;

/**
 * Removes control characters, because the database cannot store NUL. A text area keeps its line breaks and tabs. In
 * other fields, control characters become spaces, and invisible characters are removed.
 */
function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.replace(/\r\n?/g, "\n");
  if (isMultiline) return lines.replace(/[^\P{Cc}\n\t]/gu, "").trim();
  const visible = lines.replace(INVISIBLE, (character) => (NEEDED.test(character) ? character : ""));
  return visible.replace(/\p{Cc}+/gu, " ").trim();
}

function errorOf({ type, required }: FormField, values: readonly string[]): string | null {
  if (values.length === 0) return required ? line("This field is required.") : null;
  if (values.join(", ").length > VALUE_MAX_CHARS) return line("Use at most 10,000 characters.");
  return values.map((value) => typeError(type, value)).find((error) => error !== null) ?? null;
}
