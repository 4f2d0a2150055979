import "server-only";
import { createHash } from "node:crypto";
import { count, type Rule } from "@/lib/http/rate-limit";
import { type PublishedForm, TRAP_FIELD } from "@/lib/sites/published-form";
import { LINKS_MAX } from "@/lib/submissions/policy";
import type { SubmissionField } from "@/lib/submissions/schema";

const SAME_TEXT: Rule = { name: "form-text", points: 3, seconds: 3600 };
const LINK = /(?:https?:\/\/|www\.)\S+/gi;
/** The values of these types are not compared, because many visitors choose the same ones. */
const CHOICES = new Set(["checkbox", "radio", "select", "range", "color", "date", "time", "month", "week", "hidden"]);

/** Whether the field that is hidden from people is filled in. */
export const isTrapped = (sent: URLSearchParams) => sent.getAll(TRAP_FIELD).some((value) => value.trim() !== "");

/**
 * Whether a submission has too many links, or a text that was sent to this site more than three times in an hour.
 * Counts the text.
 */
export async function isSpam(
  siteId: number,
  form: PublishedForm,
  fields: readonly SubmissionField[],
): Promise<boolean> {
  const links = fields.flatMap(({ value }) => value.match(LINK) ?? []);
  if (links.length > LINKS_MAX) return true;
  const text = writtenText(form, fields);
  if (text === "") return false;
  return (await count(SAME_TEXT, `${siteId}:${hash(text)}`)) > SAME_TEXT.points;
}

/** What the visitor wrote, in lower case and with single spaces. */
function writtenText(form: PublishedForm, fields: readonly SubmissionField[]): string {
  const chosen = new Set(form.fields.filter(({ type }) => CHOICES.has(type)).map(({ name }) => name));
  const written = fields.filter(({ name }) => !chosen.has(name)).map(({ value }) => value);
  return written.join("\n").toLowerCase().replace(/\s+/g, " ").trim();
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
