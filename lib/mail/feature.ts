import "server-only";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { type Feature, task } from "@/lib/feature";
import { deliverMail, type MailJob } from "@/lib/mail/deliver";
import { deleteFromOutbox } from "@/lib/mail/outbox";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "send-mail": MailJob;
      "sweep-outbox": unknown;
    }
  }
}

/**
 * The rows of sent and failed emails, and the files in the outbox, are deleted after this many days, because they
 * contain addresses and reveal what people did.
 */
const KEPT_DAYS = 90;

const sweepOutbox = () => deleteFromOutbox(new Date(Date.now() - KEPT_DAYS * DAY_MS));

const EXPORT_COLUMNS = { subject: true, status: true, createdAt: true, sentAt: true } as const;

export const mail = {
  name: "mail",
  models: { MailMessage: "personal" },
  expired: [
    `DELETE FROM "MailMessage" WHERE status <> 'queued' AND "createdAt" < now() - interval '${KEPT_DAYS} days'`,
  ],
  tasks: { "send-mail": task(deliverMail), "sweep-outbox": task(sweepOutbox) },
  schedule: [{ task: "sweep-outbox", match: "20 3 * * *" }],
  exportDocuments: async (userId) => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    return [{ name: "mails", rows: await db.mailMessage.findMany({ where: { to: email }, select: EXPORT_COLUMNS }) }];
  },
} as const satisfies Feature;
