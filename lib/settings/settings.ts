import "server-only";
import type * as z from "zod";
import type { PublicSettings } from "@/lib/bootstrap/schema";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { cached } from "@/lib/events/cached";
import { groups, PRIVATE, SECRETS, type Settings, type SettingsGroup } from "@/lib/settings/schema";

export const GROUPS = Object.keys(groups) as SettingsGroup[];

/** All settings with their defaults, secrets left out; kept in memory until an admin edits one. */
export const getSettings = cached("settings", ["settings"], async (): Promise<Settings> => {
  const rows = await db.setting.findMany({ select: { group: true, value: true } });
  const saved = new Map(rows.map(({ group, value }) => [group, value]));
  return Object.fromEntries(GROUPS.map((group) => [group, withDefaults(group, saved.get(group))])) as Settings;
});

/** A group's saved values over its defaults. A value that an older version saved and this one refuses gives way to the default. */
export function withDefaults<G extends SettingsGroup>(group: G, saved: unknown): Settings[G] {
  const schema = groups[group] as unknown as z.ZodObject;
  const known = Object.entries((saved ?? {}) as object).filter(
    ([key, value]) => schema.shape[key]?.safeParse(value).success,
  );
  return schema.parse(Object.fromEntries(known)) as Settings[G];
}

const shownOf = new WeakMap<Settings, PublicSettings>();

/** What anybody may see, nested as in contract section 11; `asset_url` and `base_url` at the top. Made once for settings that stay as they are. */
export function publicSettings(settings: Settings): PublicSettings {
  const known = shownOf.get(settings);
  if (known) return known;
  const made = withoutSecrets(settings);
  shownOf.set(settings, made);
  return made;
}

function withoutSecrets(settings: Settings): PublicSettings {
  const { general, contact: _contact, mail: _mail, ...shown } = settings;
  const cleaned = Object.fromEntries(
    Object.entries(shown).map(([group, value]) => [group, withoutPrivate(group as SettingsGroup, value, settings)]),
  ) as Omit<Settings, "general" | "contact" | "mail">;
  return {
    ...cleaned,
    base_url: general.base_url || env().APP_URL,
    asset_url: general.asset_url || general.base_url || env().APP_URL,
  };
}

function withoutPrivate(group: SettingsGroup, value: object, { site }: Settings) {
  const hidden = new Set([
    ...(SECRETS[group] ?? []),
    ...(PRIVATE[group] ?? []),
    ...(group === "site" && !site.demo ? ["demo_password"] : []),
  ]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !hidden.has(key)));
}
