import * as z from "zod";
import { isLanguageTag } from "@/lib/i18n/language";
import { line } from "@/lib/i18n/line";

/** The language of the pages that a user makes. It need not be a language of the app. */
export const languageTag = z.string().max(35).refine(isLanguageTag, line("Use a language tag, such as en or pt-BR."));
