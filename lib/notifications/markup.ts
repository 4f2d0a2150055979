import type { T } from "@/lib/i18n/create-t";
import type { NoticeLine } from "@/lib/notice-kinds";

/** Characters for private use, which no text of ours contains. They mark where a value begins and ends. */
const START = "\uE000";
const END = "\uE001";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

type Sentence = Pick<NoticeLine, "text" | "values">;

/** Returns a sentence in the reader's language as HTML. Nothing in it is markup but the emphasis of its values. */
export function lineMarkup({ text, values = {} }: Sentence, t: T): string {
  const marked = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? mark(value) : value]);
  return escapeHtml(t(text, Object.fromEntries(marked)))
    .replaceAll(START, '<strong dir="auto">')
    .replaceAll(END, "</strong>");
}

const mark = (value: string) => START + value.replaceAll(START, "").replaceAll(END, "") + END;

/** Returns a sentence in the reader's language as plain text. */
export const lineText = ({ text, values = {} }: Sentence, t: T): string => t(text, values);
