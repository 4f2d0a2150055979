import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { containsText } from "@/lib/db/search";
import { AppError, invalid, notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import { withDefaults } from "@/lib/settings/settings";
import { SETTINGS_LOCK } from "@/lib/settings/update-settings";
import { hexContrast, MIN_CONTRAST } from "@/lib/themes/contrast";
import type { ThemeChange, ThemeInput, ThemeJson, ThemeListQuery, ThemeValues } from "@/lib/themes/schema";
import { themeJson } from "@/lib/themes/theme-json";

const TAGS = ["themes"];
const TAKEN = { name: [line("A theme with this name already exists.")] };
const SORT_COLUMNS = { created_at: "createdAt", name: "name" } as const;

export async function listThemes(list: ThemeListQuery) {
  const where = omitUndefined({ name: list.query ? containsText(list.query) : undefined });
  return paginate(list, {
    count: () => db.theme.count({ where }),
    rows: async (window) =>
      (await db.theme.findMany({ where, orderBy: toOrderBy(SORT_COLUMNS, list), ...window })).map(themeJson),
  });
}

export async function getTheme(id: number): Promise<ThemeJson> {
  return requireTheme(db, id);
}

export async function createTheme(input: ThemeInput): Promise<ThemeJson> {
  requireContrast(input.values);
  const write = async (tx: Tx) => {
    await clearOtherDefaults(tx, null, input);
    return tx.theme.create({ data: columnsOf(input) });
  };
  return themeJson(await refuseDuplicates(TAKEN, () => changePublicData(TAGS, write)));
}

export async function updateTheme(id: number, change: ThemeChange): Promise<ThemeJson> {
  const write = async (tx: Tx) => {
    await clearOtherDefaults(tx, id, change);
    const before = await requireTheme(tx, id);
    const next = { ...before, ...change, values: { ...before.values, ...change.values } };
    requireContrast(next.values);
    return tx.theme.update({ where: { id }, data: columnsOf(next) });
  };
  return themeJson(await refuseDuplicates(TAKEN, () => changePublicData(TAGS, write)));
}

/** Deletes a theme. Throws a 409 for the default theme and for the last theme. */
export async function deleteTheme(id: number): Promise<void> {
  await changePublicData(TAGS, async (tx) => {
    await lockUntilCommit(tx, SETTINGS_LOCK);
    await requireTheme(tx, id);
    const setting = await tx.setting.findUnique({ where: { group: "themes" }, select: { value: true } });
    if (withDefaults("themes", setting?.value).default_id === id)
      throw new AppError("conflict", "This is the default theme, so it cannot be deleted.");
    if ((await tx.theme.count()) === 1) throw new AppError("conflict", "The last theme cannot be deleted.");
    await tx.theme.delete({ where: { id }, select: { id: true } });
  });
}

async function requireTheme(tx: Tx, id: number): Promise<ThemeJson> {
  const theme = await tx.theme.findUnique({ where: { id } });
  if (!theme) throw notFound("Theme");
  return themeJson(theme);
}

const columnsOf = ({ name, is_dark, default_light, default_dark, values }: ThemeInput) => ({
  name,
  isDark: is_dark,
  defaultLight: default_light,
  defaultDark: default_dark,
  values,
});

/** There is at most one default for light mode and one for dark mode. A new default replaces the old one. */
async function clearOtherDefaults(tx: Tx, id: number | null, { default_light, default_dark }: ThemeChange) {
  await lockUntilCommit(tx, "theme-defaults");
  const others = id === null ? {} : { NOT: { id } };
  if (default_light)
    await tx.theme.updateMany({ where: { ...others, defaultLight: true }, data: { defaultLight: false } });
  if (default_dark)
    await tx.theme.updateMany({ where: { ...others, defaultDark: true }, data: { defaultDark: false } });
}

function requireContrast(values: ThemeValues) {
  const ratio = hexContrast(values["--accent"], values["--on-accent"]);
  if (ratio >= MIN_CONTRAST) return;
  const message = line("This colour has a contrast of :ratio on the accent; text needs at least :minimum.");
  throw invalid({ "values.--on-accent": [[message, { ratio: Math.floor(ratio * 10) / 10, minimum: MIN_CONTRAST }]] });
}
