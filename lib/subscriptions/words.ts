import "server-only";
import type { Tx } from "@/lib/db/db";
import { formatDate } from "@/lib/format";
import { languageChooser } from "@/lib/localizations/language";
import { timeZoneOf } from "@/lib/mail/time-zone";
import { formatMinor } from "@/lib/money";
import { getSettings } from "@/lib/settings/settings";

/** What `prepareWords` returns. */
export type WordsFor = Awaited<ReturnType<typeof prepareWords>>;

/**
 * Loads what notices about plans need. Call it before the transaction, and `await wordsFor(tx, userId, productId)` in
 * it. That returns the plan's name, and functions that format dates and amounts for the user.
 */
export async function prepareWords() {
  const [chooseLanguage, { dates }] = await Promise.all([languageChooser(), getSettings()]);
  return async (tx: Tx, userId: number, productId: number) => {
    const [user, product] = [
      await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true, timezone: true } }),
      await tx.product.findUniqueOrThrow({ where: { id: productId }, select: { name: true } }),
    ];
    const language = chooseLanguage({ chosen: user.language, acceptLanguage: null });
    const timeZone = timeZoneOf(user, dates);
    return {
      product: product.name,
      date: (time: Date) => formatDate(time, "long", language, timeZone),
      money: (amount: number, currency: string) => formatMinor(amount, currency, language),
    };
  };
}
