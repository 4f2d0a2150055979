import { db } from "@/lib/db/db";
import { runDueJobs } from "./due-jobs";
import { mailPartsOf } from "./mail-inbox";

/** Runs the due jobs that send reset links, then returns the emails to an address, the latest first. */
export async function sendAndListMails(to: string) {
  await runDueJobs("send-reset-link");
  const rows = await db.mailMessage.findMany({ where: { to }, orderBy: { id: "desc" } });
  return rows.map(({ subject, html, text }) =>
    mailPartsOf({ to: [{ address: to }], subject, html, text } as Parameters<typeof mailPartsOf>[0]),
  );
}

/** Like `sendAndListMails`, but returns the six digits of the latest email. */
export async function sendAndReadCode(to: string): Promise<string> {
  const [mail] = await sendAndListMails(to);
  if (!mail?.code) throw new Error(`The latest email to ${to} has no code.`);
  return mail.code;
}

/** Like `sendAndListMails`, but returns the token in the link of the latest email. */
export async function sendAndReadToken(to: string): Promise<string> {
  const [mail] = await sendAndListMails(to);
  const token = mail?.link?.split("/").at(-1);
  if (!token) throw new Error(`The latest email to ${to} has no link.`);
  return decodeURIComponent(token);
}

/** Returns a six-digit code that differs from the given one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
