import { sweepExpired } from "@/lib/jobs/sweep";
import { task } from "@/lib/jobs/task";
import { vacuum } from "@/lib/jobs/vacuum";
import { deliverMail } from "@/lib/mail/deliver";

/** Every kind of background job: its name in the database, and what it does. A payload holds ids, never secrets: admins see it. */
export const tasks = {
  "send-mail": task(deliverMail),
  "sweep-expired": task(sweepExpired),
  vacuum: task(vacuum, { maxSeconds: 600 }),
};

export type TaskName = keyof typeof tasks;
export type Payload<Name extends TaskName> = Parameters<(typeof tasks)[Name]["run"]>[0];
