import "server-only";
import type { Tx } from "@/lib/db/db";
import { formatDate } from "@/lib/format/dates";
import { createLanguageChooser } from "@/lib/localizations/language";
import { timeZoneOf } from "@/lib/mail/time-zone";
import { formatMinor } from "@/lib/money";
import { getSettings } from "@/lib/settings/settings";

/** Returns the details of a notice about a plan: see `prepareNoticeDetails`. */
export type NoticeDetailsFor = Awaited<ReturnType<typeof prepareNoticeDetails>>;

/**
 * Loads what notices about plans need. Call it before a transaction. Call the returned function in the transaction: it
 * returns the plan's name, and functions that format dates and amounts for the user.
 */
export async function prepareNoticeDetails() {
  const [chooseLanguage, { dates }] = await Promise.all([createLanguageChooser(), getSettings()]);
  return async (tx: Tx, userId: number, productId: number) => {
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { language: true, timezone: true },
    });
    const product = await tx.product.findUniqueOrThrow({ where: { id: productId }, select: { name: true } });
    const language = chooseLanguage({ chosen: user.language, acceptLanguage: null });
    const timeZone = timeZoneOf(user, dates);
    return {
      product: product.name,
      dateText: (time: Date) => formatDate(time, "long", language, timeZone),
      amountText: (amount: number, currency: string) => formatMinor(amount, currency, language),
    };
  };
}
