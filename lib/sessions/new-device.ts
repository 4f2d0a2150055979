import "server-only";
import { db } from "@/lib/db/db";
import { findBestLanguage } from "@/lib/localizations/language";
import { prepareMail } from "@/lib/mail/prepare";
import { timeZoneOf } from "@/lib/mail/time-zone";
import { notify } from "@/lib/notices/notify";
import { createPlaceFinder } from "@/lib/origins/places";
import { deviceOf } from "@/lib/origins/user-agent";
import { newDeviceNotice } from "@/lib/sessions/notices";
import { getSettings } from "@/lib/settings/settings";

export type LoginFacts = { user: number; ip: string; userAgent: string; at: string };

/**
 * The task "tell-new-device": notifies the user of a login from a new device, and sends an email about it in their
 * language and time zone. Sends no email to an unverified address if addresses must be verified.
 */
export async function notifyOfNewDevice({ user: id, ip, userAgent, at }: LoginFacts): Promise<void> {
  const user = await db.user.findUnique({
    where: { id },
    select: { email: true, emailVerifiedAt: true, language: true, timezone: true },
  });
  if (!user) return;
  const { auth, dates } = await getSettings();
  const device = deviceOf(userAgent);
  const placeOf = await createPlaceFinder(await findBestLanguage({ chosen: user.language, acceptLanguage: null }));
  const login = {
    ...device,
    ...placeOf(ip),
    address: ip,
    at,
    timeZone: timeZoneOf(user, dates),
    datePreset: dates.format,
  };
  const mail = await prepareMail(user.language);
  const isMailed = user.emailVerifiedAt !== null || !auth.require_email_confirmation;

  await db.$transaction(async (tx) => {
    await notify(tx, [id], newDeviceNotice.with({ ...device, address: ip }));
    if (isMailed) await mail.send(tx, user.email, "new-device", login);
  });
}
