import "server-only";
import type { Tx } from "@/lib/db/db";
import { env } from "@/lib/env";
import { createT } from "@/lib/i18n/create-t";
import { direction } from "@/lib/i18n/direction";
import { findBestLanguage } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";
import { sendMail } from "@/lib/mail/send";
import { senderOf } from "@/lib/mail/sender";
import type { TemplateData, TemplateName } from "@/lib/mail/templates/templates";
import { getSettings } from "@/lib/settings/settings";

export type PreparedMail = Awaited<ReturnType<typeof prepareMail>>;

/**
 * Loads what is needed to send emails in a user's language (null: the default language). Call this before the
 * transaction, and `await mail.send(tx, to, "verify-email", { ... })` inside the transaction. The email is sent only if
 * the transaction commits.
 */
export async function prepareMail(language: string | null) {
  const mailLanguage = await findBestLanguage({ chosen: language, acceptLanguage: null });
  const [i18n, { branding, mail }] = await Promise.all([i18nOf(mailLanguage), getSettings()]);
  const { APP_URL, MAIL_FROM } = env();
  const siteName = branding.site_name;
  const from = senderOf({ mailFrom: MAIL_FROM, name: mail.from_name, address: mail.from_address, siteName });
  const context = { t: createT(i18n), direction: direction(i18n.language), siteName, appUrl: APP_URL };

  return {
    /** `headers`: in addition to those that every email has. */
    send: <Name extends TemplateName>(
      tx: Tx,
      to: string,
      template: Name,
      data: TemplateData<Name>,
      { headers }: { headers?: Readonly<Record<string, string>> } = {},
    ) => sendMail(tx, { from, context: { ...context, to }, template, data, headers }),
  };
}
