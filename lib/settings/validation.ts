import "server-only";
import * as z from "zod";
import type { Tx } from "@/lib/db/db";
import { type FieldMessages, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { demoEmails } from "@/lib/settings/demo-accounts";
import type { SettingsChange } from "@/lib/settings/merge-change";
import { SECRETS, type Settings, type SettingsGroup } from "@/lib/settings/schema";
import { variableOf } from "@/lib/settings/secrets";
import { findSmtpProblem, type SmtpProblem } from "@/lib/smtp";
import { parseSmtpUrl } from "@/lib/smtp-url";

/** The other fields of a registration. Each policy adds a field, which is named by the policy's id. */
const RESERVED_FIELDS = new Set(["email", "password", "password_confirmation", "registration_token"]);
const webAddress = z.url({ protocol: /^https?$/ });

/** Refuses (422) settings that cannot work. Does not read the database. Tries to connect to a new mail server. */
export async function requireValidSettings(settings: Partial<Settings>, change: SettingsChange): Promise<void> {
  const { dates, general, registration, site } = settings;
  refuse({
    ...environmentErrors(change),
    ...(dates &&
      !isTimeZone(dates.default_timezone) && { "dates.default_timezone": [line("This time zone does not exist.")] }),
    ...(general?.base_url &&
      !isWebAddress(general.base_url) && { base_url: [line("Enter a web address, such as https://example.com.")] }),
    ...(general?.asset_url &&
      !isWebAddress(general.asset_url) && { asset_url: [line("Enter a web address, such as https://example.com.")] }),
    ...(registration &&
      !areDistinctFields(registration.policies) && {
        "registration.policies": [line("Each policy needs its own name.")],
      }),
    ...(site?.demo &&
      !areEmails(demoEmails(site)) && {
        "site.demo_email": [line("Enter an email address, such as name@example.com.")],
      }),
  });
  await requireMailServer(change.mail?.smtp_url);
}

async function requireMailServer(url: unknown) {
  if (typeof url !== "string" || url === "") return;
  if (parseSmtpUrl(url) === null)
    refuse({ "mail.smtp_url": [line("Start with smtp:// or smtps:// and a host, without a path or options.")] });
  const problem = await findSmtpProblem(url);
  if (problem !== null) refuse({ "mail.smtp_url": [SMTP_PROBLEMS[problem]] });
}

const SMTP_PROBLEMS: Readonly<Record<SmtpProblem, string>> = {
  unreachable: line("The mail server could not be reached."),
  login: line("The mail server refused the user name or the password."),
  tls: line("The mail server offers no secure connection that can be trusted."),
  protocol: line("This server does not respond like a mail server."),
};

/** Refuses (422) settings that refer to a missing row. */
export async function requireReferences(tx: Tx, { themes, i18n }: Partial<Settings>): Promise<void> {
  const themeExists = themes?.default_id == null || (await tx.theme.count({ where: { id: themes.default_id } })) > 0;
  const languageExists = !i18n || (await tx.localization.count({ where: { language: i18n.default_language } })) > 0;
  refuse({
    ...(!themeExists && { "themes.default_id": [line("This theme does not exist.")] }),
    ...(!languageExists && { "i18n.default_language": [line("This language does not exist.")] }),
  });
}

function environmentErrors(change: SettingsChange): FieldMessages {
  const names = (Object.keys(change) as SettingsGroup[]).flatMap((group) =>
    Object.keys(change[group] ?? {})
      .filter((key) => SECRETS[group]?.includes(key))
      .map((key) => `${group}.${key}`),
  );
  return Object.fromEntries(
    names.filter((name) => variableOf(name)).map((name) => [name, [line("The server's environment sets this value.")]]),
  );
}

function refuse(errors: FieldMessages) {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const isWebAddress = (text: string) => webAddress.safeParse(text).success;
const areEmails = (emails: string[]) => emails.every((text) => z.email().safeParse(text).success);
const areDistinctFields = (policies: { id: string }[]) =>
  new Set(policies.map(({ id }) => id)).size === policies.length &&
  policies.every(({ id }) => !RESERVED_FIELDS.has(id));

function isTimeZone(name: string): boolean {
  if (name === "auto") return true;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
