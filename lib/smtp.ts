import type { SendMailOptions } from "nodemailer";
import { parseSmtpUrl } from "@/lib/smtp-url";

const CONNECT_MS = 10_000;
/** A connection ends if the server sends nothing for this long. */
const IDLE_MS = 20_000;

type SmtpError = Error & {
  code?: string;
  /** The code of the error that nodemailer has wrapped. */
  originalCode?: string;
  responseCode?: number;
};

/** Sends an email through the server at `url` (`smtp://user:password@host:port`). Throws if that fails. */
export async function sendBySmtp(url: string, message: SendMailOptions): Promise<void> {
  const transport = await openTransport(url);
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

/** Passes nodemailer only the parts of the URL, because nodemailer would also take options from a whole URL. */
async function openTransport(url: string) {
  const server = parseSmtpUrl(url);
  if (!server) throw new Error("The address of the mail server must look like smtp://user:password@host:port.");
  const { createTransport } = await import("nodemailer");
  return createTransport({
    ...server,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
}

/**
 * Why a server cannot be used. The server's own message is not passed on, because it may describe an internal network.
 */
export type SmtpProblem = "unreachable" | "login" | "tls" | "protocol";

const PROBLEMS: Readonly<Record<string, SmtpProblem>> = {
  EAUTH: "login",
  ETLS: "tls",
  ECONNECTION: "unreachable",
  ECONNREFUSED: "unreachable",
  EDNS: "unreachable",
  ESOCKET: "unreachable",
  ETIMEDOUT: "unreachable",
};

/** The codes of errors about certificates and of failed TLS handshakes. */
const TLS_CODE = /CERT|SIGNATURE|^ERR_(?:TLS|SSL)|^EPROTO$/;

function problemOf({ code = "", originalCode = "" }: SmtpError): SmtpProblem {
  return TLS_CODE.test(originalCode) ? "tls" : (PROBLEMS[code] ?? "protocol");
}

/** Checks whether the server at `url` can be reached and accepts the login. Returns null if so. Sends no email. */
export async function findSmtpProblem(url: string): Promise<SmtpProblem | null> {
  const transport = await openTransport(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return problemOf(error as SmtpError);
  } finally {
    transport.close();
  }
}

/**
 * Whether the server has refused an email permanently (5xx for its sender, recipient or content). A refused login does
 * not count: the operator can correct the credentials, and then the email is sent.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
