import "server-only";
import { cache } from "react";
import { createT } from "@/lib/i18n/create-t";
import type { Line } from "@/lib/i18n/line";
import { languageFor } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";
import { pageActor, pageVisitor } from "@/lib/page-access/page-actor";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { getSettings, publicSettings } from "@/lib/settings/settings";

/** Returns the visitor's language and its translated texts, which are read once per request. */
export const getPageI18n = cache(async () => i18nOf(await languageFor(await pageVisitor(), await pageActor())));

/** Returns the function that translates the texts of the requested page into the visitor's language. */
export const getPageT = async () => createT(await getPageI18n());

/** Returns the metadata of a page that is rendered for one visitor. It hides the page from search engines. */
export async function createVisitorMetadata(title: Line) {
  const [settings, t] = await Promise.all([getSettings(), getPageT()]);
  return unlistedMetadata({ settings: publicSettings(settings), t }, t(title));
}
