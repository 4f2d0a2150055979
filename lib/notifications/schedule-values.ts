import type { ScheduleForm } from "@/lib/notifications/schedule-form";
import type { ScheduleInput, ScheduleJson } from "@/lib/notifications/schema";

/** The quiet hours that the form proposes to a user who has none. */
const NIGHT = { quiet_from: "22:00", quiet_to: "07:00" };

/** The values of the form for a user's schedule. */
export const valuesOf = ({ quiet_from, quiet_to, digest, digest_at }: ScheduleJson): ScheduleForm => ({
  is_quiet: quiet_from !== null,
  quiet_from: quiet_from ?? NIGHT.quiet_from,
  quiet_to: quiet_to ?? NIGHT.quiet_to,
  is_daily: digest === "daily",
  digest_at,
});

/** The schedule that the form describes. If the daily email is off, its saved time is not changed. */
export const scheduleOf = ({ is_quiet, quiet_from, quiet_to, is_daily, digest_at }: ScheduleForm): ScheduleInput => ({
  quiet_from: is_quiet ? quiet_from : null,
  quiet_to: is_quiet ? quiet_to : null,
  digest: is_daily ? "daily" : "off",
  ...(is_daily && { digest_at }),
});
