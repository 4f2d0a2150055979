import { db } from "@/lib/db/db";
import { runDueJobs } from "./due-jobs";
import { mailPartsOf } from "./mail-inbox";

/** Runs the due jobs that send reset links, then returns the emails to an address, the latest first. */
export async function sentMails(to: string) {
  await runDueJobs("send-reset-link");
  const rows = await db.mailMessage.findMany({ where: { to }, orderBy: { id: "desc" } });
  return rows.map(({ subject, html, text }) =>
    mailPartsOf({ to: [{ address: to }], subject, html, text } as Parameters<typeof mailPartsOf>[0]),
  );
}

/** Returns the six digits of the latest email to an address. */
export async function lastCode(to: string): Promise<string> {
  const [mail] = await sentMails(to);
  if (!mail?.code) throw new Error(`The latest email to ${to} has no code.`);
  return mail.code;
}

/** Returns the token in the link of the latest email to an address. */
export async function lastToken(to: string): Promise<string> {
  const [mail] = await sentMails(to);
  const token = mail?.link?.split("/").at(-1);
  if (!token) throw new Error(`The latest email to ${to} has no link.`);
  return decodeURIComponent(token);
}

/** Returns a six-digit code that differs from the given one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
