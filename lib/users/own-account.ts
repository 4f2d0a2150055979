import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { prepareEmailChange, requireMayChangeEmail } from "@/lib/email-address/email-change";
import { type FieldMessages, invalid } from "@/lib/errors";
import { isTimeZone } from "@/lib/format/time-zones";
import type { Visitor } from "@/lib/http/visitor";
import { line } from "@/lib/i18n/line";
import { languageFor } from "@/lib/localizations/language";
import { getLocalizations } from "@/lib/localizations/public";
import type { AccountChange } from "@/lib/users/account-schema";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { getOwnUser } from "@/lib/users/users";
import { COUNTRY_CODES } from "@/lib/value-lists/country-codes";

type Caller = { visitor: Visitor; actor: UserActor };

/**
 * Changes the given fields of the actor's own account. A new address must be confirmed first: see `prepareEmailChange`.
 */
export async function updateOwnAccount(
  { visitor, actor }: Caller,
  { email, ...details }: AccountChange,
): Promise<UserDetailsJson> {
  if (email !== undefined) requireMayChangeEmail(actor, email); // refuse with 403 or 423 before any 422
  await requireKnownCodes(details);
  const timezone = details.timezone && canonicalZone(details.timezone);
  const changeEmail =
    email === undefined ? null : await prepareEmailChange(actor, email, await languageFor(visitor, actor));
  const { first_name: firstName, last_name: lastName, language, country } = details;
  const data = omitUndefined({ firstName, lastName, language, country, timezone });
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: actor.id }, data, select: { id: true } });
    await changeEmail?.(tx);
  });
  return getOwnUser(actor, []);
}

/**
 * Throws a 422 for a language, country or time zone that the server does not know. For example, a browser may send a
 * newer time zone.
 */
async function requireKnownCodes({ language, country, timezone }: AccountChange): Promise<void> {
  const errors: FieldMessages = {};
  if (language && !(await isLanguage(language))) errors.language = [line("This language does not exist.")];
  if (country && !COUNTRY_CODES.some((code) => code === country))
    errors.country = [line("This country does not exist.")];
  if (timezone && !canonicalZone(timezone)) errors.timezone = [line("This time zone does not exist.")];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const isLanguage = async (tag: string) => (await getLocalizations()).some(({ language }) => language === tag);

/** The zone's canonical name. Undefined if there is no such zone. */
function canonicalZone(timeZone: string): string | undefined {
  if (!isTimeZone(timeZone)) return undefined;
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}
