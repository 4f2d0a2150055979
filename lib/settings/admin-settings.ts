import "server-only";
import { db } from "@/lib/db/db";
import { type AdminSettings, SECRETS, type Settings, type SettingsGroup } from "@/lib/settings/schema";
import { variableOf } from "@/lib/settings/secrets";
import { GROUP_NAMES, withDefaults } from "@/lib/settings/settings";

/** All settings, saved or default, as admins see them: without the values of secrets. */
export async function getAdminSettings(): Promise<AdminSettings> {
  const rows = await db.setting.findMany({ select: { group: true, value: true, secrets: true } });
  const rowsByGroup = new Map(rows.map((row) => [row.group, row]));
  const entries = GROUP_NAMES.map((group) => {
    const value = withDefaults(group, rowsByGroup.get(group)?.value);
    return [group, withoutSecrets(group, value)];
  });
  const { general, ...nested } = Object.fromEntries(entries) as Settings;
  const secrets = GROUP_NAMES.flatMap((group) =>
    (SECRETS[group] ?? []).map((key) => secretState(group, key, rowsByGroup.get(group)?.secrets)),
  );
  return { settings: { ...nested, ...general }, secrets: Object.fromEntries(secrets) };
}

const withoutSecrets = (group: SettingsGroup, value: object) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !SECRETS[group]?.includes(key)));

function secretState(group: SettingsGroup, key: string, saved: unknown) {
  const name = `${group}.${key}`;
  const environment = variableOf(name);
  return [name, { set: environment !== null || Object.hasOwn((saved ?? {}) as object, key), environment }] as const;
}
