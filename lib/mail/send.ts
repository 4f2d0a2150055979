import type { Tx } from "@/lib/db/db";
import { MINUTE_MS } from "@/lib/durations";
import { enqueue } from "@/lib/jobs/enqueue";
import type { MailContext } from "@/lib/mail/content";
import { renderMail, templateOf } from "@/lib/mail/render";
import type { Sender } from "@/lib/mail/sender";
import type { TemplateData, TemplateName } from "@/lib/mail/templates/templates";

type Mail<Name extends TemplateName> = {
  from: Sender;
  context: MailContext;
  template: Name;
  data: TemplateData<Name>;
  /** Headers in addition to those that every email has. */
  headers?: Readonly<Record<string, string>> | undefined;
};

/** At most this many emails are sent at the same time, so that a hanging mail server does not block other jobs. */
const QUEUE_COUNT = 2;
/** The last attempt is about 16 hours after the first. */
const MAX_ATTEMPTS = 12;

/**
 * Stores the email and enqueues its delivery in `tx`. Returns the id of the stored email. Most callers should use
 * `prepareMail` instead.
 */
export async function sendMail<Name extends TemplateName>(
  tx: Tx,
  { from, context, template, data, headers: extraHeaders }: Mail<Name>,
): Promise<number> {
  const rendered = renderMail(template, data, context);
  const replyTo = templateOf(template).replyTo?.(data) ?? null;
  const headers = { From: from, ...(replyTo !== null && { "Reply-To": replyTo }), ...extraHeaders };
  const { id } = await tx.mailMessage.create({
    data: { to: context.to, ...rendered, headers },
    select: { id: true },
  });

  const minutes = templateOf(template).secretMinutes?.(data);
  const secretUntil = minutes === undefined ? null : new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  await enqueue(
    tx,
    "send-mail",
    { mail: id, secretUntil },
    { queue: `mail-${id % QUEUE_COUNT}`, maxAttempts: MAX_ATTEMPTS },
  );
  return id;
}
