import "server-only";
import { findPublishedPage } from "@/lib/custom-pages/public";
import { notFound } from "@/lib/errors";
import { contentTag } from "@/lib/http/content-tag";
import type { EtaggedContent } from "@/lib/http/etag-response";
import { createT } from "@/lib/i18n/create-t";
import { getLocalizations, i18nOf } from "@/lib/localizations/public";
import { getSocialImage, type SocialImage } from "@/lib/seo/social-image";
import { getSettings } from "@/lib/settings/settings";
import { themeFor } from "@/lib/themes/policy";
import { getThemes } from "@/lib/themes/public";
import { selectedThemeId } from "@/lib/themes/selected-theme";

/** How long a client may cache the image. */
const FRESH_SECONDS = 300;

/** Returns the generated image of the homepage or a custom page. Throws a 404 for an unknown page or language. */
export async function getPageImage([language, slug]: [string] | [string, string]): Promise<EtaggedContent> {
  const png = await getSocialImage(await loadImageContent(language, slug));
  return { body: png, mime: "image/png", tag: contentTag(png), caching: `public, max-age=${FRESH_SECONDS}` };
}

async function loadImageContent(language: string, slug: string | undefined): Promise<SocialImage> {
  const [settings, themes, languages] = await Promise.all([getSettings(), getThemes(), getLocalizations()]);
  if (!languages.some((localization) => localization.language === language)) throw notFound("Page");

  const id = selectedThemeId(themes, settings.themes, null);
  const values = (id === null ? themeFor(themes, "light") : themes.find((theme) => theme.id === id))?.values;
  if (!values) throw notFound("Theme");
  const title = slug === undefined ? await getHomeTitle(language) : (await findPublishedPage(slug))?.title;
  if (title === undefined) throw notFound("Page");
  const colours = {
    bg: values["--bg"],
    surface: values["--surface"],
    raised: values["--raised"],
    text: values["--text"],
    muted: values["--muted"],
    accent: values["--accent"],
  };
  return { title, siteName: settings.branding.site_name, colours };
}

async function getHomeTitle(language: string): Promise<string> {
  const [settings, i18n] = await Promise.all([getSettings(), i18nOf(language)]);
  return createT(i18n)(settings.homepage.appearance.headerTitle);
}
