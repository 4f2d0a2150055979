import { buildDataExport } from "@/lib/data-exports/build";
import { sweepDataExports } from "@/lib/data-exports/data-exports";
import { sweepFiles } from "@/lib/files/sweep";
import { sweepExpired } from "@/lib/jobs/sweep";
import { task } from "@/lib/jobs/task";
import { vacuum } from "@/lib/jobs/vacuum";
import { deliverMail } from "@/lib/mail/deliver";
import { sendResetLink } from "@/lib/passwords/reset-link";
import { tellNewDevice } from "@/lib/sessions/new-device";
import { removeStoredFiles } from "@/lib/storage/remove-stored-files";

/** Every kind of background job: its name in the database, and what it does. A payload holds ids or an address, never secrets: admins see it. */
export const tasks = {
  "send-mail": task(deliverMail),
  "send-reset-link": task(sendResetLink),
  "tell-new-device": task(tellNewDevice),
  "remove-stored-files": task(removeStoredFiles, { maxSeconds: 300 }),
  "build-data-export": task(buildDataExport, { maxSeconds: 3600 }),
  "sweep-data-exports": task(sweepDataExports),
  "sweep-expired": task(sweepExpired),
  "sweep-files": task(sweepFiles, { maxSeconds: 300 }),
  vacuum: task(vacuum, { maxSeconds: 600 }),
};

export type TaskName = keyof typeof tasks;
export type Payload<Name extends TaskName> = Parameters<(typeof tasks)[Name]["run"]>[0];
