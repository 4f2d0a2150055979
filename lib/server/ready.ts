import path from "node:path";
import type { Environment } from "@/lib/env";

type Admin = { email: string; password: string };

/**
 * Returns the message that the server prints when it is ready. Only this message shows the generated password of the
 * first administrator.
 */
export function readyMessage(environment: Environment, admin: Admin | null): string {
  const { APP_URL, ADMIN_PASSWORD, DATA_DIR, SMTP_URL } = environment;
  const password = ADMIN_PASSWORD
    ? "the password in ADMIN_PASSWORD"
    : `the password ${admin?.password} (shown only this once)`;
  return [
    "",
    `  Plinth is ready:  ${APP_URL}`,
    ...(admin ? [`  Administrator:    ${admin.email} with ${password}`] : []),
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
