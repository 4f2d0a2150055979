import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { containsText } from "@/lib/db/search";
import { AppError, notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import type {
  LocalizationChange,
  LocalizationInput,
  LocalizationJson,
  LocalizationListQuery,
} from "@/lib/localizations/schema";
import { withDefaults } from "@/lib/settings/settings";
import { SETTINGS_LOCK } from "@/lib/settings/update-settings";

const TAGS = ["localizations"];
const TAKEN = { language: [line("This language already exists.")] };
const SORT_COLUMNS = { created_at: "createdAt", name: "name", language: "language" } as const;
const COLUMNS = { id: true, name: true, language: true, createdAt: true } as const;

type LocalizationRow = { id: number; name: string; language: string; createdAt: Date };

export async function listLocalizations(list: LocalizationListQuery) {
  const where = list.query ? { OR: [{ name: containsText(list.query) }, { language: containsText(list.query) }] } : {};
  return paginate(list, {
    count: () => db.localization.count({ where }),
    rows: async (window) =>
      (
        await db.localization.findMany({ where, orderBy: toOrderBy(SORT_COLUMNS, list), select: COLUMNS, ...window })
      ).map(localizationJson),
  });
}

export async function getLocalization(id: number): Promise<LocalizationJson> {
  return localizationJson(await requireLocalization(db, id));
}

export async function createLocalization(data: LocalizationInput): Promise<LocalizationJson> {
  const write = (tx: Tx) => tx.localization.create({ data, select: COLUMNS });
  return localizationJson(await refuseDuplicates(TAKEN, () => changePublicData(TAGS, write)));
}

/** Changes the given fields. Throws a 409 if that changes the tag of the default language. */
export async function updateLocalization(id: number, data: LocalizationChange): Promise<LocalizationJson> {
  const write = async (tx: Tx) => {
    await lockUntilCommit(tx, SETTINGS_LOCK);
    const current = await requireLocalization(tx, id);
    if (data.language !== undefined && data.language !== current.language) await requireNotDefault(tx, current);
    return tx.localization.update({ where: { id }, data, select: COLUMNS });
  };
  return localizationJson(await refuseDuplicates(TAKEN, () => changePublicData(TAGS, write)));
}

/** Deletes a language. Throws a 409 for the default one. */
export async function deleteLocalization(id: number): Promise<void> {
  await changePublicData(TAGS, async (tx) => {
    await lockUntilCommit(tx, SETTINGS_LOCK);
    await requireNotDefault(tx, await requireLocalization(tx, id));
    await tx.localization.delete({ where: { id }, select: { id: true } });
  });
}

async function requireLocalization(tx: Tx, id: number): Promise<LocalizationRow> {
  const localization = await tx.localization.findUnique({ where: { id }, select: COLUMNS });
  if (!localization) throw notFound("Language");
  return localization;
}

async function requireNotDefault(tx: Tx, { language }: LocalizationRow) {
  const saved = await tx.setting.findUnique({ where: { group: "i18n" }, select: { value: true } });
  if (withDefaults("i18n", saved?.value).default_language !== language) return;
  throw new AppError("conflict", "This is the default language. Choose another one in the settings first.");
}

const localizationJson = ({ id, name, language, createdAt }: LocalizationRow): LocalizationJson => ({
  id,
  name,
  language,
  created_at: createdAt.toISOString(),
});
