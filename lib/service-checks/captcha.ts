import "server-only";
import { askService, type CaptchaService } from "@/lib/captcha/services";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { notConfigured } from "@/lib/service-checks/not-configured";
import type { CaptchaCheckInput } from "@/lib/service-checks/schema";
import { readSecretSetting } from "@/lib/settings/secrets";
import { getSettings } from "@/lib/settings/settings";

/** No visitor has this token, so the service refuses it. The error codes mention the secret only if it is wrong. */
const CHECK_TOKEN = "a-check-of-the-secret";

/**
 * Checks the secret of a captcha service. The service and the secret default to those in the settings. Throws a 422 if
 * the service does not accept the secret.
 */
export async function checkCaptcha({ provider, secret_key }: CaptchaCheckInput): Promise<void> {
  const service = provider ?? (await getSettings()).recaptcha.provider;
  const secret = secret_key ?? (await readSecretSetting("recaptcha.secret_key"));
  if (service === "altcha" || !secret) throw notConfigured();
  await requireCaptchaSecret(service, secret, "secret_key");
}

/** Throws a 422 on `field` for a missing secret, and for one that the service does not accept. */
export async function requireCaptchaSecret(
  service: CaptchaService,
  secret: string | null,
  field: string,
): Promise<void> {
  if (!secret) throw invalid({ [field]: [line("This service needs a secret.")] });
  const codes = await askForCodes({ service, secret, token: CHECK_TOKEN });
  if (codes === null) throw invalid({ [field]: [line("The service could not be reached.")] });
  if (codes.some((code) => code.includes("secret")))
    throw invalid({ [field]: [line("The service refused the secret.")] });
}

async function askForCodes(request: Parameters<typeof askService>[0]): Promise<string[] | null> {
  try {
    return (await askService(request))["error-codes"];
  } catch {
    return null;
  }
}
