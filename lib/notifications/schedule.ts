import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { ScheduleInput, ScheduleJson } from "@/lib/notifications/schema";

type NotifiedUser = { id: number };

const COLUMNS = { quietFrom: true, quietTo: true, digest: true, digestAt: true } as const;
type Row = { quietFrom: string | null; quietTo: string | null; digest: string; digestAt: string };

const DEFAULT_SCHEDULE: ScheduleJson = { quiet_from: null, quiet_to: null, digest: "off", digest_at: "08:00" };

/** Returns the user's quiet hours and the time of their daily email. */
export async function getSchedule({ id: userId }: NotifiedUser, tx: Tx = db): Promise<ScheduleJson> {
  const row = await tx.notificationSchedule.findUnique({ where: { userId }, select: COLUMNS });
  return row ? scheduleJson(row) : DEFAULT_SCHEDULE;
}

/**
 * Changes the given fields. The new schedule also applies to notices that are waiting. Throws a 422 if the quiet hours
 * would have only a start or only an end, or if the two are equal.
 */
export function updateSchedule(user: NotifiedUser, change: ScheduleInput): Promise<ScheduleJson> {
  return db.$transaction(async (tx) => {
    // without the lock, two concurrent changes could store a pair of times that neither of them has checked
    await lockUntilCommit(tx, `notification-schedule:${user.id}`);
    return save(tx, user, { ...(await getSchedule(user, tx)), ...change } as ScheduleJson);
  });
}

async function save(tx: Tx, { id: userId }: NotifiedUser, schedule: ScheduleJson): Promise<ScheduleJson> {
  const { quiet_from: quietFrom, quiet_to: quietTo, digest, digest_at: digestAt } = schedule;
  if ((quietFrom === null) !== (quietTo === null)) {
    throw invalid({ [quietFrom === null ? "quiet_from" : "quiet_to"]: [line("Enter both times, or neither.")] });
  }
  if (quietFrom !== null && quietFrom === quietTo) {
    throw invalid({ quiet_to: [line("Choose an end time that differs from the start time.")] });
  }
  const data = { quietFrom, quietTo, digest, digestAt };
  await tx.notificationSchedule.upsert({
    where: { userId },
    create: { userId, ...data },
    update: data,
    select: { userId: true },
  });
  await makePostponedDue(tx, userId);
  return schedule;
}

/** Makes the user's postponed notices due, so that the next delivery applies the new schedule to them. */
async function makePostponedDue(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Notification" SET
      "mailAt" = CASE WHEN "mailAt" > now() THEN now() ELSE "mailAt" END,
      "pushAt" = CASE WHEN "pushAt" > now() THEN now() ELSE "pushAt" END
    WHERE "userId" = ${userId} AND ("mailAt" > now() OR "pushAt" > now())`;
}

const scheduleJson = ({ quietFrom, quietTo, digest, digestAt }: Row): ScheduleJson => ({
  quiet_from: quietFrom,
  quiet_to: quietTo,
  digest: digest === "daily" ? "daily" : "off",
  digest_at: digestAt,
});
