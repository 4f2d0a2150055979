import type { T } from "@/lib/i18n/create-t";
import { mapTexts } from "@/lib/i18n/map-texts";
import type { NoticeLine } from "@/lib/notice-kinds";
import { escapeHtml } from "@/lib/site-pages/escape";

/** Private-use characters, which none of our texts contains. They mark where a value begins and ends. */
const START = "\uE000";
const END = "\uE001";

type Sentence = Pick<NoticeLine, "text" | "values">;

/** Returns a sentence in the recipient's language as HTML. Only the text values are marked up: they are emphasised. */
export function lineMarkup({ text, values = {} }: Sentence, t: T): string {
  return escapeHtml(t(text, mapTexts(values, mark)))
    .replaceAll(START, '<strong dir="auto">')
    .replaceAll(END, "</strong>");
}

const mark = (value: string) => START + value.replaceAll(START, "").replaceAll(END, "") + END;

/** Returns a sentence in the recipient's language as plain text. */
export const lineText = ({ text, values = {} }: Sentence, t: T): string => t(text, values);
