import "server-only";
import { cache } from "react";
import { createT } from "@/lib/i18n/create-t";
import type { Line } from "@/lib/i18n/line";
import { languageFor } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";
import { pageActor, pageVisitor } from "@/lib/page-access/page-actor";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { getSettings, publicSettings } from "@/lib/settings/settings";

/** The visitor's language and its lines, read once per request. */
export const pageI18n = cache(async () => i18nOf(await languageFor(await pageVisitor(), await pageActor())));

/** The translator of a member page, in the visitor's language. */
export const pageT = async () => createT(await pageI18n());

/** Returns the metadata of a member page. It hides the page from search engines. */
export async function memberMetadata(title: Line) {
  const [settings, t] = await Promise.all([getSettings(), pageT()]);
  return unlistedMetadata({ settings: publicSettings(settings), t }, t(title));
}
