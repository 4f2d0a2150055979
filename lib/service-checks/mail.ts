import "server-only";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { notConfigured } from "@/lib/service-checks/not-configured";
import type { MailCheckInput } from "@/lib/service-checks/schema";
import { readSecretSetting } from "@/lib/settings/secrets";
import { findSmtpProblem, type SmtpProblem } from "@/lib/smtp";
import { parseSmtpUrl } from "@/lib/smtp-url";

/** Checks a mail server, by default the one in use. Sends no email. Throws a 422 if the server does not work. */
export async function checkMail({ smtp_url }: MailCheckInput): Promise<void> {
  const url = smtp_url ?? (await readSecretSetting("mail.smtp_url"));
  if (!url) throw notConfigured();
  await requireMailServer(url, "smtp_url");
}

/** Throws a 422 on `field` for an invalid SMTP URL, and for a mail server that does not work. */
export async function requireMailServer(url: string, field: string): Promise<void> {
  if (parseSmtpUrl(url) === null)
    throw invalid({ [field]: [line("Start with smtp:// or smtps:// and a host, without a path or options.")] });
  const problem = await findSmtpProblem(url);
  if (problem !== null) throw invalid({ [field]: [PROBLEMS[problem]] });
}

const PROBLEMS: Readonly<Record<SmtpProblem, string>> = {
  unreachable: line("The mail server could not be reached."),
  login: line("The mail server refused the user name or the password."),
  tls: line("The mail server does not offer a trusted secure connection."),
  protocol: line("This server does not respond like a mail server."),
};
