import "server-only";
import type * as z from "zod";
import { pool } from "@/lib/db/pool";
import { env } from "@/lib/env";
import { createCachedReader } from "@/lib/events/cached-reader";
import { s3Bucket } from "@/lib/s3-environment";
import {
  ADMIN_ONLY_KEYS,
  GROUP_SCHEMAS,
  type PublicSettings,
  SECRETS,
  type Settings,
  type SettingsGroup,
} from "@/lib/settings/schema";
import { withUsableServices } from "@/lib/settings/usable-services";

export const GROUP_NAMES = Object.keys(GROUP_SCHEMAS) as SettingsGroup[];

/** All settings, saved or default, without the values of secrets. Cached until an admin changes a setting. */
export const getSettings = createCachedReader("settings", ["settings"], async (): Promise<Settings> => {
  const { rows } = await pool().query<Row>('SELECT "group", value, secrets FROM "Setting"');
  const rowsByGroup = new Map(rows.map((row) => [row.group, row]));
  const entries = GROUP_NAMES.map((group) => [group, withDefaults(group, rowsByGroup.get(group)?.value)]);
  const settings = Object.fromEntries(entries) as Settings;
  return { ...settings, social: withUsableServices(settings.social, rowsByGroup.get("social")?.secrets) };
});

type Row = { group: string; value: unknown; secrets: unknown };

/** A group's saved values, with the defaults for values that are missing or no longer valid. */
export function withDefaults<G extends SettingsGroup>(group: G, saved: unknown): Settings[G] {
  const schema = GROUP_SCHEMAS[group] as unknown as z.ZodObject;
  const valid = Object.entries({ ...environmentDefaults(group), ...((saved ?? {}) as object) }).filter(
    ([key, value]) => schema.shape[key]?.safeParse(value).success,
  );
  return schema.parse(Object.fromEntries(valid)) as Settings[G];
}

/** If the environment configures a bucket, files default to S3. If it configures Stripe, payments default to Stripe. */
function environmentDefaults(group: SettingsGroup) {
  if (group === "uploads" && s3Bucket() !== null) return { uploads_driver: "s3", public_driver: "s3" };
  return group === "billing" && env().STRIPE_SECRET_KEY ? { gateway: "stripe" } : {};
}

const publicCache = new WeakMap<Settings, PublicSettings>();

/**
 * The public settings, nested by group, with `asset_url`, `base_url`, `sites_host` and `sentry_dsn` at the top level.
 * Cached per settings object.
 */
export function publicSettings(settings: Settings): PublicSettings {
  const cached = publicCache.get(settings);
  if (cached) return cached;
  const result = buildPublicSettings(settings);
  publicCache.set(settings, result);
  return result;
}

function buildPublicSettings(settings: Settings): PublicSettings {
  const { general, contact: _contact, sites: _sites, mail: _mail, ...nested } = settings;
  const { APP_URL, SITES_HOST, NEXT_PUBLIC_SENTRY_DSN: sentry_dsn } = env();
  const publicGroups = Object.fromEntries(
    Object.entries(nested).map(([group, value]) => [group, withoutHiddenKeys(group as SettingsGroup, value, settings)]),
  ) as Omit<Settings, "general" | "contact" | "sites" | "mail">;
  return {
    ...publicGroups,
    base_url: general.base_url || APP_URL,
    asset_url: general.asset_url || general.base_url || APP_URL,
    sites_host: SITES_HOST,
    ...(sentry_dsn && { sentry_dsn }),
  };
}

function withoutHiddenKeys(group: SettingsGroup, value: object, { site }: Settings) {
  const hidden = new Set([
    ...(SECRETS[group] ?? []),
    ...(ADMIN_ONLY_KEYS[group] ?? []),
    ...(group === "site" && !site.demo ? ["demo_password"] : []),
  ]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !hidden.has(key)));
}
