import "server-only";
import { addressKey } from "@/lib/crypto/address-key";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { addPoint, limitShared, type Rule } from "@/lib/http/rate-limit";
import { networkOf } from "@/lib/http/visitor";
import { notifyWithMail } from "@/lib/mail/notify-with-mail";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import type { PublishedForm } from "@/lib/sites/published-form";
import { deleteSurplus } from "@/lib/submissions/delete-surplus";
import { submissionNotice } from "@/lib/submissions/notices";
import { readFields } from "@/lib/submissions/read-fields";
import type { SubmissionField } from "@/lib/submissions/schema";
import { detectSpam, fillsHoneypot } from "@/lib/submissions/spam";

const PER_NETWORK: Rule = { name: "form", points: 10, seconds: 600 };
const MAILS_PER_SITE: Rule = { name: "form-mail", points: 20, seconds: 3600 };
/** A user with many sites, or an address that many sites have as their recipient, must not get a flood of emails. */
const MAILS_PER_OWNER: Rule = { name: "form-mail-owner", points: 100, seconds: 3600 };
const MAILS_PER_RECIPIENT: Rule = { name: "form-mail-recipient", points: 60, seconds: 3600 };

/** `body`: the request's body. `address`: the visitor's IP address. */
type SentForm = { siteId: number; form: PublishedForm; body: URLSearchParams; address: string };

/** `errors`: the untranslated message for each invalid field, by the field's name. */
export type SubmissionResult = { result: "stored" | "spam" } | { result: "invalid"; errors: Record<string, string> };

/**
 * Stores a form that a visitor sent. Notifies the site's owner and emails the recipient, unless the form is spam or a
 * limit of emails is exceeded. The caller must send the same response whether or not it is spam. Throws a 429 if one
 * network sends more than ten forms, valid ones and spam, to a site in ten minutes. Throws a 404 if there is no such
 * site.
 */
export async function receiveSubmission({ siteId, form, body, address }: SentForm): Promise<SubmissionResult> {
  const { fields, errors } = readFields(form, body);
  const isFromBot = fillsHoneypot(body);
  if (!isFromBot && Object.keys(errors).length > 0) return { result: "invalid", errors };
  await limitShared(PER_NETWORK, `${siteId}:${networkOf(address)}`);
  const isSpam = isFromBot || (await detectSpam(siteId, form, fields));
  const notifyOwner = await prepareNotice(siteId, form, { fields, isSpam });
  await db.$transaction(async (tx) => {
    await tx.formSubmission.create({
      data: { siteId, formId: form.id, formName: form.name, page: form.page, fields, isSpam },
      select: { id: true },
    });
    await notifyOwner(tx);
  });
  await deleteSurplus(siteId, isSpam);
  return { result: isSpam ? "spam" : "stored" };
}

type Message = { fields: SubmissionField[]; isSpam: boolean };

const NO_NOTICE = async () => undefined;

/**
 * Returns a function that notifies the owner and emails the site's recipient. It does nothing for spam or for
 * submissions beyond the limits of emails, which are only stored. Sends no email to a recipient who has not confirmed.
 */
async function prepareNotice(siteId: number, form: PublishedForm, { fields, isSpam }: Message) {
  const site = await db.site.findFirst({
    where: { id: siteId, deletedAt: null },
    select: {
      name: true,
      recipient: true,
      recipientConfirmedAt: true,
      owner: { select: { id: true, email: true, language: true } },
    },
  });
  if (!site) throw notFound("Site");
  const { owner } = site;
  const recipient = site.recipientConfirmedAt ? site.recipient : null;
  if (isSpam || (await isBeyondLimits(siteId, owner.id, recipient))) return NO_NOTICE;
  const mail = await prepareMail(owner.language);
  const data = { siteId, form: form.name, page: form.page, site: site.name, fields, replyTo: replyTo(form, fields) };
  const notice = submissionNotice.with({ siteId, form: form.name, site: site.name });
  return async (tx: Tx) => {
    if (recipient === owner.email) {
      return notifyWithMail(tx, owner, { notice, mail, template: "form-submission", data });
    }
    await notify(tx, [owner.id], notice);
    if (recipient !== null) await mail.send(tx, recipient, "form-submission", data);
  };
}

async function isBeyondLimits(siteId: number, ownerId: number, recipient: string | null): Promise<boolean> {
  const counts: (readonly [Rule, string])[] = [
    [MAILS_PER_SITE, String(siteId)],
    [MAILS_PER_OWNER, String(ownerId)],
  ];
  if (recipient !== null) counts.push([MAILS_PER_RECIPIENT, addressKey(recipient)]);
  for (const [rule, key] of counts) if ((await addPoint(rule, key)) > rule.points) return true;
  return false;
}

/** The visitor's email address: the value of the first email field that is not empty. */
function replyTo(form: PublishedForm, fields: readonly SubmissionField[]): string | null {
  const emails = new Set(form.fields.filter(({ type }) => type === "email").map(({ name }) => name));
  return fields.find(({ name }) => emails.has(name))?.value ?? null;
}
