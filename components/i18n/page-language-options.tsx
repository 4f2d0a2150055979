"use client";

import { useT } from "@/components/i18n/use-t";
import { namedPageLanguages } from "@/lib/i18n/page-languages";

/** The options of a select for the language of pages, with the current one even if it is rare. */
export function PageLanguageOptions({ current }: { current: string }) {
  const { language } = useT();
  return namedPageLanguages(current, language).map(({ tag, name }) => (
    <option key={tag} value={tag}>
      {name}
    </option>
  ));
}
