import type { MailMessage } from "@/lib/db/client/client";
import { fileNameOf } from "@/lib/mail/outbox";
import type { Sender } from "@/lib/mail/sender";

type StoredMail = Pick<MailMessage, "id" | "createdAt" | "to" | "subject" | "html" | "text" | "headers">;

/**
 * Converts a stored email into a message for nodemailer. Retries send the same `Message-ID`, so that a recipient's
 * server can detect duplicates.
 */
export function messageOf({ id, createdAt, to, subject, html, text, headers }: StoredMail) {
  const { From, ...others } = headers as { From: Sender } & Record<string, string>;
  const name = fileNameOf({ id, createdAt }).replace(/\.eml$/, "");
  return {
    from: From,
    to: { name: "", address: to },
    subject,
    html,
    text,
    date: createdAt,
    messageId: `<${name}@${From.address.split("@").at(-1)}>`,
    // Prevents out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated", ...others },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
