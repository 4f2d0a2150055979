import * as z from "zod";
import { line } from "@/lib/i18n/line";

/** A time of day: "HH:MM". */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, line("Enter a time, such as 14:30."));

/** The fields of the form: switches, and times that apply while their switch is on. */
export const scheduleForm = z
  .strictObject({
    is_quiet: z.boolean(),
    quiet_from: z.string(),
    quiet_to: z.string(),
    is_daily: z.boolean(),
    digest_at: z.string(),
  })
  .superRefine(({ is_quiet, quiet_from, quiet_to, is_daily, digest_at }, context) => {
    const activeTimes = { ...(is_quiet && { quiet_from, quiet_to }), ...(is_daily && { digest_at }) };
    for (const [field, time] of Object.entries(activeTimes)) {
      const message = clockTime.safeParse(time).error?.issues[0]?.message;
      if (message) context.addIssue({ code: "custom", path: [field], message });
    }
  });
export type ScheduleForm = z.output<typeof scheduleForm>;
