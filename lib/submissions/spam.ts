import "server-only";
import { createHash } from "node:crypto";
import { addPoint, type Rule } from "@/lib/http/rate-limit";
import { HONEYPOT_FIELD, type PublishedForm } from "@/lib/sites/published-form";
import { LINKS_MAX } from "@/lib/submissions/policy";
import type { SubmissionField } from "@/lib/submissions/schema";

const SAME_TEXT: Rule = { name: "form-text", points: 3, seconds: 3600 };
const LINK = /(?:https?:\/\/|www\.)\S+/gi;
/** The types of fields whose values are not compared, because many visitors send the same values. */
const CHOICE_TYPES = new Set([
  "checkbox",
  "radio",
  "select",
  "range",
  "color",
  "date",
  "time",
  "month",
  "week",
  "hidden",
]);

/** Whether the field that people cannot see is filled in. */
export const fillsHoneypot = (body: URLSearchParams) =>
  body.getAll(HONEYPOT_FIELD).some((value) => value.trim() !== "");

/**
 * Returns whether a submission has too many links, or its text was sent to this site more than three times in an hour.
 * Each call adds one to the count of the text, unless there are too many links.
 */
export async function detectSpam(
  siteId: number,
  form: PublishedForm,
  fields: readonly SubmissionField[],
): Promise<boolean> {
  const links = fields.flatMap(({ value }) => value.match(LINK) ?? []);
  if (links.length > LINKS_MAX) return true;
  const text = writtenText(form, fields);
  if (text === "") return false;
  return (await addPoint(SAME_TEXT, `${siteId}:${hash(text)}`)) > SAME_TEXT.points;
}

/** What the visitor wrote, in lower case and with single spaces. */
function writtenText(form: PublishedForm, fields: readonly SubmissionField[]): string {
  const choiceNames = new Set(form.fields.filter(({ type }) => CHOICE_TYPES.has(type)).map(({ name }) => name));
  const texts = fields.filter(({ name }) => !choiceNames.has(name)).map(({ value }) => value);
  return texts.join("\n").toLowerCase().replace(/\s+/g, " ").trim();
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
