import "server-only";
import { db } from "@/lib/db/db";
import { languageOf } from "@/lib/localizations/language";
import { prepareMail } from "@/lib/mail/prepare";
import { timeZoneOf } from "@/lib/mail/time-zone";
import { placeFinder } from "@/lib/origins/places";
import { deviceOf } from "@/lib/origins/user-agent";
import { getSettings } from "@/lib/settings/settings";

export type LoginFacts = { user: number; ip: string; userAgent: string; at: string };

/**
 * The task "tell-new-device": emails the user about a login, in their language and time zone. Sends nothing to an
 * unverified address if addresses must be verified.
 */
export async function mailNewDevice({ user: id, ip, userAgent, at }: LoginFacts): Promise<void> {
  const user = await db.user.findUnique({
    where: { id },
    select: { email: true, emailVerifiedAt: true, language: true, timezone: true },
  });
  const { auth, dates } = await getSettings();
  if (!user || (auth.require_email_confirmation && !user.emailVerifiedAt)) return;

  const placeOf = await placeFinder(await languageOf({ chosen: user.language, acceptLanguage: null }));
  const { browser, platform } = deviceOf(userAgent);
  const timeZone = timeZoneOf(user, dates);
  const mail = await prepareMail(user.language);
  const login = { browser, platform, ...placeOf(ip), address: ip, at, timeZone, datePreset: dates.format };
  await db.$transaction((tx) => mail.send(tx, user.email, "new-device", login));
}
