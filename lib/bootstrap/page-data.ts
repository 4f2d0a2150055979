import "server-only";
import { clientBootstrap } from "@/lib/bootstrap/client-data";
import { configuredLines } from "@/lib/bootstrap/configured-lines";
import { createT } from "@/lib/i18n/create-t";
import { direction } from "@/lib/i18n/direction";
import { clientLines } from "@/lib/i18n/lines";
import { getLocalizations, i18nOf } from "@/lib/localizations/public";
import { getMenus } from "@/lib/menus/public";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import type { Grant } from "@/lib/permissions/permissions";
import { getGuestRole } from "@/lib/roles/public";
import { getSettings, publicSettings } from "@/lib/settings/settings";
import { getThemes } from "@/lib/themes/public";
import { selectedThemeId } from "@/lib/themes/selected-theme";

const TAGS = ["settings", "menus", "themes", "localizations", "roles"];

/**
 * Returns the data of a cached page: what a guest gets, the same for all visitors with this language. Tags the page, so
 * that it expires when its data changes.
 */
export async function getPublicPageData(language: string) {
  const data = await cacheTagged(`page-data:${language}`, TAGS, async () => {
    const [settings, menus, themes, guestRole, localizations, i18n] = await Promise.all([
      getSettings(),
      getMenus(),
      getThemes(),
      getGuestRole(),
      getLocalizations(),
      i18nOf(language),
    ]);
    return {
      settings: publicSettings(settings),
      menus,
      themes: { all: themes, selectedThemeId: selectedThemeId(themes, settings.themes, null) },
      guest_role: { id: guestRole.id, name: guestRole.name, permissions: guestRole.permissions as Grant[] },
      languages: localizations.map(({ language: tag, name }) => ({ language: tag, name })),
      i18n,
    };
  });
  return { ...data, user: null, t: createT(data.i18n), direction: direction(language) };
}

export type PublicPageData = Awaited<ReturnType<typeof getPublicPageData>>;

/** The part of the data that is sent to the browser, with the lines of the client components in `folders`. */
export function browserDataOf(data: PublicPageData, folders: readonly string[]) {
  return {
    bootstrap: clientBootstrap(data, data.languages),
    lines: { ...clientLines(data.i18n, folders).lines, ...configuredLines(data) },
  };
}
