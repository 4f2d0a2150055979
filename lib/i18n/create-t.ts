import type { ReactNode } from "react";
import { type RichValues, rich } from "@/lib/i18n/rich";
import { type Lines, translate, type Values } from "@/lib/i18n/translate";

/** A language and its lines. Bootstrap data contains them as `i18n`. */
export type I18n = { language: string; lines: Lines };

export type T = {
  /** `t("Welcome, :name.", { name })`. The sentence must be a literal or marked with `line()` where it is defined. */
  (line: string, values?: Values): string;
  /**
   * A sentence with elements inside:
   * `t.rich("Read the <link>terms</link>.", { link: (text) => <a href="/terms">{text}</a> })`.
   */
  rich: (line: string, values: RichValues) => ReactNode;
  language: string;
};

/** Creates the translation function for one language. Call it once per request or page. */
export function createT({ language, lines }: I18n): T {
  const t = (line: string, values?: Values) => translate(lines, line, values, language);
  return Object.assign(t, { language, rich: (line: string, values: RichValues) => rich(t, line, values) });
}
