import "server-only";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { timeZoneOf } from "@/lib/mail/time-zone";
import type { SendTimes } from "@/lib/notifications/send-time";
import { getSettings } from "@/lib/settings/settings";

export type Recipient = {
  id: number;
  email: string;
  language: string | null;
  times: SendTimes;
  /** False while notifications are turned off, for a demo account, and for an address that still has to be verified. */
  takesMail: boolean;
  appUrl: string;
};

/** Finds how and when a user is notified. Null if there is no such user. */
export async function findRecipient(id: number): Promise<Recipient | null> {
  const [user, { auth, dates, notifications }] = await Promise.all([
    db.user.findUnique({
      where: { id },
      select: {
        email: true,
        emailVerifiedAt: true,
        language: true,
        timezone: true,
        isDemo: true,
        notificationSchedule: { select: { quietFrom: true, quietTo: true, digest: true, digestAt: true } },
      },
    }),
    getSettings(),
  ]);
  if (!user) return null;
  const schedule = user.notificationSchedule;
  const isReachable = user.emailVerifiedAt !== null || !auth.require_email_confirmation;
  return {
    id,
    email: user.email,
    language: user.language,
    times: {
      timeZone: timeZoneOf(user, dates),
      quietFrom: schedule?.quietFrom ?? null,
      quietTo: schedule?.quietTo ?? null,
      digestAt: schedule?.digest === "daily" ? schedule.digestAt : null,
    },
    takesMail: notifications.integrated && isReachable && !user.isDemo,
    appUrl: env().APP_URL,
  };
}
