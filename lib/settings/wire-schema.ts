import * as z from "zod";
import { ADMIN_ONLY_KEYS, GROUP_SCHEMAS, SECRETS, type SettingsGroup } from "@/lib/settings/schema";

const { general, ...nested } = GROUP_SCHEMAS;
const names = Object.keys(nested) as (keyof typeof nested)[];

/** The schemas of the groups without their hidden keys. Empty groups are left out. */
function groupsWithout(hidden: (group: SettingsGroup) => readonly string[]): z.ZodRawShape {
  const schemas = names.map((group) => [group, omitKeys(GROUP_SCHEMAS[group], hidden(group))] as const);
  return Object.fromEntries(schemas.filter(([, schema]) => Object.keys(schema.shape).length > 0));
}

function omitKeys(schema: z.ZodObject, hidden: readonly string[]): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(schema.shape).filter(([key]) => !hidden.includes(key))));
}

const publicGroups = groupsWithout((group) => [...(SECRETS[group] ?? []), ...(ADMIN_ONLY_KEYS[group] ?? [])]);

/** The public settings. They include the demo accounts' password only while this installation is a demo. */
export const publicSettingsWire = z
  .strictObject({
    ...publicGroups,
    site: GROUP_SCHEMAS.site.extend({ demo_password: z.string().optional() }),
    base_url: z.string(),
    asset_url: z.string(),
    sites_host: z.string().meta({ description: "Published sites are at subdomains of this host." }),
    sentry_dsn: z.string().optional(),
  })
  .meta({ id: "Settings" });

const secretState = z.strictObject({
  set: z.boolean(),
  environment: z.string().nullable().meta({ description: "The environment variable that sets the secret, if any." }),
});

export const adminSettingsResponse = z.strictObject({
  settings: z
    .strictObject({ ...groupsWithout((group) => SECRETS[group] ?? []), ...general.shape })
    .meta({ id: "AdminSettings" }),
  secrets: z
    .record(z.string(), secretState)
    .meta({ description: 'The state of each secret by its name, such as "mail.smtp_url".' }),
});

/** A change of settings: each group contains only the keys to change. */
export const settingsChangeWire = z
  .strictObject({
    ...Object.fromEntries(names.map((group) => [group, (GROUP_SCHEMAS[group] as z.ZodObject).partial()])),
    ...general.shape,
  })
  .partial();
