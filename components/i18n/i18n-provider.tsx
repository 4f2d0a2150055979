"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { DatePreset } from "@/lib/format/dates";
import { createT, type I18n, type T } from "@/lib/i18n/create-t";
import { loadMessageFormatter } from "@/lib/i18n/load-message-formatter";
import { isMessage, type Lines } from "@/lib/i18n/translate";

type Context = { i18n: I18n; t: T; timeZone: string; datePreset: DatePreset };

const ENGLISH: I18n = { language: "en", lines: {} };

export const I18nContext = createContext<Context>({
  i18n: ENGLISH,
  t: createT(ENGLISH),
  timeZone: "auto",
  datePreset: "short",
});

type Props = {
  language: string;
  /** The translated texts of the client components inside, from `clientLines`. */
  lines: Lines;
  /** An IANA name, or "auto" for the browser's time zone. Defaults to the outer provider's. */
  timeZone?: string;
  /** The format of dates. Defaults to the outer provider's. */
  datePreset?: DatePreset;
  children: ReactNode;
};

/**
 * Provides the language for `useT`, dates and relative times. A nested provider of the same language adds its texts to
 * those of the outer provider.
 */
export function I18nProvider({ language, lines, timeZone, datePreset, children }: Props) {
  const outer = use(I18nContext);
  // Only pages with plurals load the formatter. They wait for it here, so that `t` is synchronous.
  const ready = Object.values(lines).some(isMessage) ? loadMessageFormatter() : null;
  if (ready) use(ready);

  const value = useMemo(() => {
    const inherited = outer.i18n.language === language ? outer.i18n.lines : {};
    const i18n = { language, lines: { ...inherited, ...lines } };
    return {
      i18n,
      t: createT(i18n),
      timeZone: timeZone ?? outer.timeZone,
      datePreset: datePreset ?? outer.datePreset,
    };
  }, [outer, language, lines, timeZone, datePreset]);
  return <I18nContext value={value}>{children}</I18nContext>;
}
