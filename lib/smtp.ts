import type { SendMailOptions } from "nodemailer";

const CONNECT_MS = 10_000;
// Without a word from the server for this long it counts as hanging.
const SILENCE_MS = 20_000;

type SmtpError = Error & { code?: string; responseCode?: number };

/** Hands a mail to the server of `url` (`smtp://user:password@host:port`). Throws when it was not taken. */
export async function sendBySmtp(url: string, message: SendMailOptions): Promise<void> {
  const transport = await transportTo(url);
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

async function transportTo(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
}

/** Why the mail server of `url` cannot be used, in its own words; null when it answers and takes the login. Sends nothing. */
export async function smtpProblem(url: string): Promise<string | null> {
  const transport = await transportTo(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/**
 * Whether the server has said that it will never take this mail (5xx to its sender, receiver or content). A refused login is no such
 * answer: the operator can correct it, and the mail goes out then.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
