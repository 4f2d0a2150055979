import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { listQuery, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { isLanguageTag } from "@/lib/i18n/language";
import { line } from "@/lib/i18n/line";
import { isReservedSegment } from "@/lib/i18n/reserved-segments";

/** The maximum number of translations that one call can change. */
export const LINES_MAX = 5000;

const NOT_A_TAG = line("Enter a language tag, such as en or pt-BR.");

/** A BCP 47 tag in canonical form: "pt-br" becomes "pt-BR". */
const language = z
  .string()
  .trim()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-|$)/i, NOT_A_TAG)
  .refine((tag) => !isReservedSegment(tag), line("This word is reserved for the app's own addresses."))
  .refine(isLanguageTag, { error: NOT_A_TAG, abort: true })
  .transform((tag) => new Intl.Locale(tag).toString());

export const localizationInput = z.strictObject({ name: z.string().trim().min(1).max(80), language });
export type LocalizationInput = z.output<typeof localizationInput>;

export const localizationChange = changesOf(localizationInput);
export type LocalizationChange = z.output<typeof localizationChange>;

/**
 * Translations by English sentence. An empty text restores the shipped translation or, if there is none, the English
 * sentence.
 */
export const linesInput = z.strictObject({
  lines: z
    .record(z.string().min(1).max(2000), z.string().max(5000))
    .refine((lines) => Object.keys(lines).length <= LINES_MAX, line("There are too many lines for one request.")),
});

export const localizationListQuery = listQuery(["created_at", "name", "language"], { orderDir: "asc" });
export type LocalizationListQuery = z.output<typeof localizationListQuery>;
export const localizationParams = z.object({ localizationId: rowId });

export const localizationWire = z
  .strictObject({ id: z.int(), name: z.string(), language: z.string(), created_at: time })
  .meta({ id: "Localization" });
export type LocalizationJson = z.output<typeof localizationWire>;
export const localizationResponse = z.strictObject({ localization: localizationWire });
export const localizationPage = pageOf(localizationWire);
export const linesResponse = z.strictObject({
  lines: z
    .record(z.string(), z.string())
    .meta({ description: 'The translations by English sentence, or "" for a sentence that has none.' }),
});

/** The chosen language. */
export const localeInput = z.strictObject({ locale: z.string().min(1).max(35) });
export const localeResponse = z.strictObject({ locale: z.string() });
