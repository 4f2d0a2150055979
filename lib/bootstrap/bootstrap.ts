import "server-only";
import { type Actor, actorOf } from "@/lib/auth/actor";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { readCookie } from "@/lib/http/cookies";
import { languageFor } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/localizations";
import { getMenus } from "@/lib/menus/menus";
import type { Grant } from "@/lib/permissions/permissions";
import { getGuestRole } from "@/lib/roles/guest-role";
import { getSettings, publicSettings } from "@/lib/settings/settings";
import { activeTheme, THEME_COOKIE } from "@/lib/themes/policy";
import { getThemes } from "@/lib/themes/themes";
import { ownUserJson } from "@/lib/users/user-json";

/** Everything a page needs to know about the site and whoever looks at it. Never a secret. */
export async function bootstrapData(request: Pick<Request, "headers">, actor: Actor): Promise<BootstrapData> {
  const [settings, menus, themes, guestRole, language] = await Promise.all([
    getSettings(),
    getMenus(),
    getThemes(),
    getGuestRole(),
    languageFor(request.headers, actor),
  ]);
  const chosen = readCookie(request.headers.get("cookie"), THEME_COOKIE);
  return {
    settings: publicSettings(settings),
    user: actor.id === null ? null : ownUserJson(actor),
    guest_role: { id: guestRole.id, name: guestRole.name, permissions: guestRole.permissions as Grant[] },
    i18n: await i18nOf(language),
    themes: { all: themes, selectedThemeId: activeTheme(themes, settings.themes, chosen)?.id ?? null },
    menus,
  };
}

/** The same for the session that this answer starts, or for a guest when it ends one. */
export async function bootstrapDataFor(request: Pick<Request, "headers">, sessionToken: string | null) {
  return bootstrapData(request, await actorOf(sessionToken));
}
