import type { ReactNode } from "react";
import { type RichValues, rich } from "@/lib/i18n/rich";
import { type Lines, translate, type Values } from "@/lib/i18n/translate";

/** A language and its lines, as bootstrap data has them under `i18n`. */
export type I18n = { language: string; lines: Lines };

export type T = {
  /** `t("Welcome, :name.", { name })`. The sentence must be a literal, or be marked with `line()` where it is defined. */
  (line: string, values?: Values): string;
  /** `t.rich("Read the <link>terms</link>.", { link: (text) => <a href="/terms">{text}</a> })`: a sentence with elements inside. */
  rich: (line: string, values: RichValues) => ReactNode;
  language: string;
};

/** Creates the translating function of one language. Create it once for a request or a page. */
export function createT({ language, lines }: I18n): T {
  const t = (line: string, values?: Values) => translate(lines, line, values, language);
  return Object.assign(t, { language, rich: (line: string, values: RichValues) => rich(t, line, values) });
}
