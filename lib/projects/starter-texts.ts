import "server-only";
import { languageNear } from "@/lib/i18n/choose-language";
import type { I18n, T } from "@/lib/i18n/create-t";
import { clientLines } from "@/lib/i18n/lines";
import { getLocalizations, i18nOf } from "@/lib/localizations/public";
import { type Caller, requireProject } from "@/lib/projects/projects";

/** The folder of `keys.json` with the texts of blocks and sections. */
const STARTER_FOLDER = "starter-texts";

/**
 * The texts of blocks and sections in the language of a project, or in that of `t` if this installation lacks the
 * language of the project.
 */
export async function getStarterTexts(caller: Caller, projectId: number, t: T): Promise<I18n> {
  const { language } = await requireProject(caller, "view", projectId);
  const languages = (await getLocalizations()).map((localization) => localization.language);
  return clientLines(await i18nOf(languageNear(language, languages) ?? t.language), [STARTER_FOLDER]);
}
