import "server-only";
import * as z from "zod";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { AppError, invalid } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { parseInput } from "@/lib/http/input";
import { closeDemoAccounts, hashDemoPassword, syncDemoAccounts } from "@/lib/settings/demo-accounts";
import { type GroupChange, mergeChange, type SettingsChange } from "@/lib/settings/merge-change";
import { GROUP_SCHEMAS, SECRETS, type Settings, type SettingsGroup } from "@/lib/settings/schema";
import { mergeSecrets } from "@/lib/settings/secrets";
import { GROUP_NAMES, withDefaults } from "@/lib/settings/settings";
import { requireReferencedRows, requireValidPanels, requireValidSettings } from "@/lib/settings/validation";

/** Lock for saving settings and for deleting rows that settings refer to. */
export const SETTINGS_LOCK = "settings";

const someKeys = z.record(z.string(), z.unknown()).optional();
const nestedGroups = GROUP_NAMES.filter((group) => group !== "general").map((group) => [group, someKeys]);

/**
 * A change of settings, nested like `PublicSettings`. Each group contains only the keys to change. The values are
 * checked later, by the schemas of the groups.
 */
export const settingsInput = z.strictObject({
  ...(Object.fromEntries(nestedGroups) as Record<Exclude<SettingsGroup, "general">, typeof someKeys>),
  asset_url: z.unknown().optional(),
  base_url: z.unknown().optional(),
});
export type SettingsInput = z.output<typeof settingsInput>;

type Hooks = {
  /** Called with a valid change before it is saved. Throws if a service does not work with the new values. */
  tryServices?: (change: SettingsChange) => Promise<void>;
  /** Called in the transaction that saves the change, with the names of the changed keys, such as "mail.smtp_url". */
  onSave?: (tx: Tx, keys: string[]) => Promise<void>;
};

/** Changes the given keys, all or none. Throws a 422 for invalid values, and for a missing theme or language. */
export async function updateSettings(input: SettingsInput, { tryServices, onSave }: Hooks = {}): Promise<void> {
  const change = changeOf(input);
  const preview = parseChange(await readGroups(db, change), change);
  requireValidSettings(preview, change);
  if (preview.account) await requireValidPanels(preview.account);
  await tryServices?.(change);
  const passwordHash = preview.site?.demo ? await hashDemoPassword(preview.site) : null;

  await changePublicData(["settings"], async (tx) => {
    await lockUntilCommit(tx, SETTINGS_LOCK);
    const savedGroups = await readGroups(tx, change);
    const settings = parseChange(savedGroups, change);
    requireValidSettings(settings, change); // again, because another change may have been saved meanwhile
    await requireReferencedRows(tx, settings);
    if (settings.site?.demo === false) await closeDemoAccounts(tx);
    if (settings.site?.demo && passwordHash) await syncDemoAccounts(tx, settings.site, passwordHash);
    for (const [group, value] of entriesOf(settings))
      await save(tx, { group, value, change: change[group] ?? {}, stored: savedGroups.get(group) });
    await onSave?.(tx, keysOf(change));
  });
}

/** Moves `asset_url` and `base_url`, which are top-level keys of the input, into the group "general". */
function changeOf({ asset_url, base_url, ...groupChanges }: SettingsInput): SettingsChange {
  const general = Object.fromEntries(
    Object.entries({ asset_url, base_url }).filter(([, value]) => value !== undefined),
  );
  return { ...groupChanges, ...(Object.keys(general).length > 0 && { general }) };
}

const keysOf = (change: SettingsChange) =>
  Object.entries(change).flatMap(([group, values]) => Object.keys(values ?? {}).map((key) => `${group}.${key}`));

type StoredGroups = Map<string, { value: unknown; secrets: unknown }>;

async function readGroups(tx: Tx, change: SettingsChange): Promise<StoredGroups> {
  const rows = await tx.setting.findMany({
    where: { group: { in: Object.keys(change) } },
    select: { group: true, value: true, secrets: true },
  });
  return new Map(rows.map((row) => [row.group, row]));
}

/** Merges the change into the saved groups and validates the result. Errors have paths such as `branding.site_name`. */
function parseChange(saved: StoredGroups, change: SettingsChange): Partial<Settings> {
  const names = Object.keys(change) as SettingsGroup[];
  const schema = z.object(Object.fromEntries(names.map((group) => [group, GROUP_SCHEMAS[group]])));
  const merged = names.map((group) => [
    group,
    mergeChange(withDefaults(group, saved.get(group)?.value), change[group] ?? {}),
  ]);
  const maxItems = Number.POSITIVE_INFINITY; // no limit, because most items are saved values and not input
  return renameErrors(() => parseInput(schema, Object.fromEntries(merged), { maxItems }) as Partial<Settings>);
}

/** Names invalid fields as the input names them: `base_url` and not `general.base_url`. */
function renameErrors<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = Object.entries(error.errors).map(([field, messages]) => [field.replace(/^general\./, ""), messages]);
    throw invalid(Object.fromEntries(errors));
  }
}

type GroupSave = {
  group: SettingsGroup;
  value: object;
  change: GroupChange;
  stored: { value: unknown; secrets: unknown } | undefined;
};

/** Saves only keys that an admin has set, so that later versions of Plinth can change the defaults of other keys. */
async function save(tx: Tx, { group, value, change, stored }: GroupSave) {
  const isSecret = (key: string) => SECRETS[group]?.includes(key) ?? false;
  const keptKeys = new Set([...Object.keys((stored?.value ?? {}) as object), ...Object.keys(change)]);
  const entries = Object.entries(value);
  const data = {
    value: Object.fromEntries(entries.filter(([key]) => keptKeys.has(key) && !isSecret(key))) as Prisma.InputJsonObject,
    secrets: mergeSecrets(
      group,
      stored?.secrets,
      Object.fromEntries(entries.filter(([key]) => Object.hasOwn(change, key) && isSecret(key))),
    ),
  };
  await tx.setting.upsert({ where: { group }, create: { group, ...data }, update: data, select: { group: true } });
}

const entriesOf = (settings: Partial<Settings>) => Object.entries(settings) as [SettingsGroup, object][];
