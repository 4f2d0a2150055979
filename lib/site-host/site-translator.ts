import "server-only";
import { createT, type T } from "@/lib/i18n/create-t";
import { i18nOf } from "@/lib/localizations/public";
import type { HostedSite } from "@/lib/site-host/site-caches";

/** `t()` in the language of a site, for the texts that Plinth shows on it. English if Plinth lacks that language. */
export const siteTranslator = async ({ language }: Pick<HostedSite, "language">): Promise<T> =>
  createT(await i18nOf(language));
