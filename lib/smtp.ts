import type { SendMailOptions } from "nodemailer";

const CONNECT_MS = 10_000;
/** A connection ends if the server sends nothing for this long. */
const IDLE_MS = 20_000;

type SmtpError = Error & { code?: string; responseCode?: number };

/** Sends an email through the server at `url` (`smtp://user:password@host:port`). Throws if the server refuses it. */
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
    socketTimeout: IDLE_MS,
  });
}

/** Returns the error if the server at `url` cannot be reached or refuses the login, else null. Sends no email. */
export async function findSmtpProblem(url: string): Promise<string | null> {
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
 * Whether the server has refused an email permanently (5xx for its sender, recipient or content). A refused login does
 * not count: the operator can correct it, and then the email is sent.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
