import path from "node:path";
import type { Environment } from "@/lib/env";

export type Admin = { email: string; password: string };

/** Returns the line about the first administrator. Nothing else shows the generated password. */
export function adminLine({ ADMIN_PASSWORD }: Environment, { email, password }: Admin): string {
  const text = ADMIN_PASSWORD ? "the password in ADMIN_PASSWORD" : `the password ${password} (shown only this once)`;
  return `  Administrator:    ${email} with ${text}`;
}

/** Returns the message that the server prints when it is ready. */
export function readyMessage(environment: Environment, admin: Admin | null): string {
  const { APP_URL, DATA_DIR, SMTP_URL } = environment;
  return [
    "",
    `  Plinth is ready:  ${APP_URL}`,
    ...(admin ? [adminLine(environment, admin)] : []),
    `  Emails:           ${SMTP_URL ? `through ${mailHost(SMTP_URL)}` : `written to ${path.resolve(DATA_DIR, "outbox")} (unless the settings name a mail server)`}`,
    "  Stop it with Ctrl-C.",
    "",
  ].join("\n");
}

/** The host without user and password. */
function mailHost(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return "the server in SMTP_URL";
  }
}
