import path from "node:path";
import type { MailMessage } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import type { Run } from "@/lib/feature";
import { log } from "@/lib/log";
import { renderEml } from "@/lib/mail/eml";
import { messageOf } from "@/lib/mail/message";
import { fileNameOf, writeToOutbox } from "@/lib/mail/outbox";
import { readSecretSetting } from "@/lib/settings/secrets";
import { isPermanent, sendBySmtp } from "@/lib/smtp";

/** `secretUntil` (ISO time): when the code or link in the email expires. */
export type MailJob = { mail: number; secretUntil: string | null };

const MAX_ERROR_LENGTH = 500;

/**
 * The task "send-mail": sends the email by SMTP if configured, else writes a file to the outbox. Throws if the email
 * could not be sent or written, so that the job is retried. If the mail server refuses the email permanently, records
 * the failure and does not throw.
 */
export async function deliverMail({ mail: id, secretUntil }: MailJob, { attempt, lastAttempt }: Run): Promise<void> {
  const message = await db.mailMessage.findUnique({ where: { id } });
  if (message?.status !== "queued") return;
  const cleared = secretUntil === null ? {} : { html: "", text: "" };

  if (secretUntil !== null && Date.parse(secretUntil) < Date.now()) {
    await recordDelivery(id, {
      status: "failed",
      attempts: attempt - 1,
      error: "The code or link in this email expired before the email could be sent.",
      ...cleared,
    });
    return;
  }
  try {
    const file = await transmit(message);
    await recordDelivery(id, { status: "sent", attempts: attempt, error: null, file, sentAt: new Date(), ...cleared });
  } catch (error) {
    const isFinal = isPermanent(error) || lastAttempt;
    await recordDelivery(id, {
      attempts: attempt,
      error: textOf(error),
      ...(isFinal ? { status: "failed", ...cleared } : {}),
    });
    if (!isPermanent(error)) throw error;
  }
}

/**
 * Sends the email or writes it to a file. Returns the file's path below DATA_DIR, or null if an SMTP server accepted
 * the email.
 */
async function transmit(message: MailMessage): Promise<string | null> {
  const smtpUrl = await readSecretSetting("mail.smtp_url");
  if (smtpUrl) {
    await sendBySmtp(smtpUrl, messageOf(message));
    return null;
  }
  const file = await writeToOutbox(fileNameOf(message), await renderEml(messageOf(message)));
  log.info(
    { mail: message.id, file: path.resolve(env().DATA_DIR, file) },
    "No SMTP server is configured: an email was written to a file",
  );
  return file;
}

/** `headers` is excluded, because the type that Prisma returns for JSON is not valid as its input. */
async function recordDelivery(id: number, data: Partial<MailMessage> & { headers?: never }): Promise<void> {
  await db.mailMessage.update({ where: { id }, data });
  if (data.status === "failed") log.warn({ mail: id, error: data.error }, "An email could not be sent");
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
}
