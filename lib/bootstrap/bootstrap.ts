import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { Visitor } from "@/lib/http/visitor";
import { languageFor } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";
import { getMenus } from "@/lib/menus/public";
import type { Grant } from "@/lib/permissions/permissions";
import { getGuestRole } from "@/lib/roles/public";
import { getSettings, publicSettings } from "@/lib/settings/settings";
import { THEME_COOKIE } from "@/lib/themes/policy";
import { getThemes } from "@/lib/themes/public";
import { selectedThemeId } from "@/lib/themes/selected-theme";
import { ownUserJson } from "@/lib/users/user-json";

type SharedData = Omit<BootstrapData, "user">;

/** Returns the data that every page needs about the installation and its visitor. Contains no secrets. */
export async function getBootstrapData(visitor: Visitor, actor: Actor): Promise<BootstrapData> {
  return { ...(await readSharedData(visitor, actor)), user: userOf(actor) };
}

/**
 * Returns the bootstrap data as JSON text. Most of the parts that visitors share are serialised once, and again only
 * after an admin has changed them.
 */
export async function bootstrapJson(visitor: Visitor, actor: Actor): Promise<string> {
  const shared = textOf(await readSharedData(visitor, actor));
  return `${shared.slice(0, -1)},"user":${JSON.stringify(userOf(actor))}}`;
}

const userOf = (actor: Actor) => (actor.id === null ? null : ownUserJson(actor));

async function readSharedData(visitor: Visitor, actor: Actor): Promise<SharedData> {
  const [settings, menus, themes, guestRole, language] = await Promise.all([
    getSettings(),
    getMenus(),
    getThemes(),
    getGuestRole(),
    languageFor(visitor, actor),
  ]);
  const chosenTheme = visitor.cookie(THEME_COOKIE);
  return {
    settings: publicSettings(settings),
    guest_role: { id: guestRole.id, name: guestRole.name, permissions: guestRole.permissions as Grant[] },
    i18n: await i18nOf(language),
    themes: { all: themes, selectedThemeId: selectedThemeId(themes, settings.themes, chosenTheme) },
    menus,
  };
}

/**
 * The JSON text of each part. The key is the part itself, because the functions that read it return the same object
 * until its data changes.
 */
const jsonTexts = new WeakMap<object, string>();

function textOf(data: SharedData): string {
  const { themes, guest_role, ...parts } = data;
  const cachedParts = Object.entries(parts).map(([name, part]) => `"${name}":${cachedJson(part)}`);
  return `{${cachedParts.join()},"themes":{"all":${cachedJson(themes.all)},"selectedThemeId":${themes.selectedThemeId}},"guest_role":${JSON.stringify(guest_role)}}`;
}

function cachedJson(part: object): string {
  const json = jsonTexts.get(part) ?? JSON.stringify(part);
  jsonTexts.set(part, json);
  return json;
}
