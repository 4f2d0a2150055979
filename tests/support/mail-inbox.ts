import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { until } from "./until";

export type ReceivedMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The six-digit code, if the email has one. */
  code: string | undefined;
  /** The URL of the email's button, if it has one. */
  link: string | undefined;
  /** The name of the email's file, by which `after` compares emails. */
  file: string;
};

type MailQuery = {
  to: string;
  /** Only an email whose subject matches. */
  subject?: RegExp;
  /** Only an email with a code, or only one with a link. */
  has?: "code" | "link";
  /** Only an email that was created later than this one. */
  after?: ReceivedMail;
  timeoutMs?: number;
};

const POLL_INTERVAL_MS = 50;

/** Waits until an outbox folder (`DATA_DIR/outbox`) has an email that matches. Returns the latest matching one. */
export async function waitForMail(
  outbox: string,
  { to, subject = /./, has, after, timeoutMs = 15_000 }: MailQuery,
): Promise<ReceivedMail> {
  const matchesQuery = (mail: ReceivedMail) =>
    mail.to === to.toLowerCase() && subject.test(mail.subject) && (!has || mail[has] !== undefined);
  const find = async () => {
    for (const file of await listFilesAfter(outbox, after)) {
      const mail = await readMail(outbox, file);
      if (matchesQuery(mail)) return mail;
    }
    return undefined;
  };
  return until(find, { what: `an email to ${to} in ${outbox}`, timeoutMs, everyMs: POLL_INTERVAL_MS });
}

/** Reads the emails that an address has received so far, the latest first. */
export async function readMailsTo(outbox: string, to: string): Promise<ReceivedMail[]> {
  const mails = await Promise.all((await listFilesAfter(outbox)).map((file) => readMail(outbox, file)));
  return mails.filter((mail) => mail.to === to.toLowerCase());
}

async function listFilesAfter(outbox: string, after?: ReceivedMail): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml") && (!after || name > after.file));
  return mails.toSorted((a, b) => b.localeCompare(a));
}

async function readMail(outbox: string, file: string): Promise<ReceivedMail> {
  return { ...mailPartsOf(await PostalMime.parse(await readFile(path.join(outbox, file)))), file };
}

/** The parts of an email that tests use. */
export function mailPartsOf({ to, subject = "", html = "", text = "" }: Email): Omit<ReceivedMail, "file"> {
  return {
    to: to?.[0]?.address?.toLowerCase() ?? "",
    subject,
    html,
    text,
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1],
    link: /:\r?\n(https?:\/\/\S+)/.exec(text)?.[1],
  };
}
