import "server-only";
import * as z from "zod";
import type { Tx } from "@/lib/db/db";
import { emailAddress } from "@/lib/email-schema";
import { type FieldMessages, invalid } from "@/lib/errors";
import { isTimeZone } from "@/lib/format/time-zones";
import { line } from "@/lib/i18n/line";
import { sanitiseHtml } from "@/lib/sanitise/sanitise-html";
import { demoEmails } from "@/lib/settings/demo-accounts";
import type { SettingsChange } from "@/lib/settings/merge-change";
import { panelAnchor } from "@/lib/settings/panel-anchor";
import { SECRETS, type Settings, type SettingsGroup } from "@/lib/settings/schema";
import { variableOf } from "@/lib/settings/secrets";

/**
 * The fields of every registration. Each policy adds a field named after its id, so these names cannot be policy ids.
 */
const RESERVED_FIELDS = new Set(["email", "password", "password_confirmation", "registration_token"]);
const webAddress = z.url({ protocol: /^https?$/ });

/** Throws a 422 for settings that cannot work. Does not read the database. */
export function requireValidSettings(settings: Partial<Settings>, change: SettingsChange): void {
  const { billing, dates, general, registration, site } = settings;
  requireNoErrors({
    ...environmentErrors(change),
    ...(billing?.enable &&
      billing.live &&
      billing.gateway === "test" && {
        "billing.gateway": [line("The test gateway cannot be used while the site takes real payments.")],
      }),
    ...(dates &&
      dates.default_timezone !== "auto" &&
      !isTimeZone(dates.default_timezone) && { "dates.default_timezone": [line("This time zone does not exist.")] }),
    ...(general?.base_url &&
      !isWebAddress(general.base_url) && { base_url: [line("Enter a web address, such as https://example.com.")] }),
    ...(general?.asset_url &&
      !isWebAddress(general.asset_url) && { asset_url: [line("Enter a web address, such as https://example.com.")] }),
    ...(registration &&
      !areDistinctFields(registration.policies) && {
        "registration.policies": [line("Each policy needs an id of its own that no other field has.")],
      }),
    ...(site?.demo &&
      !areEmails(demoEmails(site)) && {
        "site.demo_email": [line("Enter an email address, such as name@example.com.")],
      }),
  });
}

/** Throws a 422 for panels with the same anchor, or whose HTML cannot be sanitised. */
export async function requireValidPanels({ extra_panels }: Settings["account"]): Promise<void> {
  if (new Set(extra_panels.map(({ id }) => panelAnchor(id))).size < extra_panels.length)
    requireNoErrors({
      "account.extra_panels": [
        line("These panels have the same id, or ids that differ only in spaces and punctuation."),
      ],
    });
  const bodies = await Promise.all(extra_panels.map(({ body }) => sanitiseHtml(body)));
  if (bodies.includes(null))
    requireNoErrors({
      "account.extra_panels": [line("This HTML has too many elements, or they are nested too deeply.")],
    });
}

/** Throws a 422 if the default theme or the default language does not exist. */
export async function requireReferencedRows(tx: Tx, { themes, i18n }: Partial<Settings>): Promise<void> {
  const themeExists = themes?.default_id == null || (await tx.theme.count({ where: { id: themes.default_id } })) > 0;
  const languageExists = !i18n || (await tx.localization.count({ where: { language: i18n.default_language } })) > 0;
  requireNoErrors({
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

function requireNoErrors(errors: FieldMessages) {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const isWebAddress = (text: string) => webAddress.safeParse(text).success;
const areEmails = (emails: string[]) => emails.every((text) => emailAddress.safeParse(text).success);
const areDistinctFields = (policies: { id: string }[]) =>
  new Set(policies.map(({ id }) => id)).size === policies.length &&
  policies.every(({ id }) => !RESERVED_FIELDS.has(id));
