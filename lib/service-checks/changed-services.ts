import "server-only";
import type { CaptchaProvider } from "@/lib/captcha/policy";
import { requireCaptchaSecret } from "@/lib/service-checks/captcha";
import { requireMailServer } from "@/lib/service-checks/mail";
import { requireStripeSecret } from "@/lib/service-checks/payments";
import { requireSocialClient } from "@/lib/service-checks/social";
import { requireStorage } from "@/lib/service-checks/storage";
import type { GroupChange, SettingsChange } from "@/lib/settings/merge-change";
import { readSecretSetting } from "@/lib/settings/secrets";
import { getSettings } from "@/lib/settings/settings";
import { SERVICES, type Service } from "@/lib/settings/social-services";

/**
 * Tries the services that a change of settings selects, or whose credentials it contains. Throws a 422 if one does not
 * work. Call it with valid values, before they are saved.
 */
export async function requireWorkingServices({
  billing,
  mail,
  recaptcha = {},
  social = {},
  uploads = {},
}: SettingsChange): Promise<void> {
  if (mail?.smtp_url) await requireMailServer(String(mail.smtp_url), "mail.smtp_url");
  if (billing?.stripe_secret_key) {
    await requireStripeSecret(String(billing.stripe_secret_key), "billing.stripe_secret_key");
  }
  const driverKey = ["uploads_driver", "public_driver"].find((key) => uploads[key] === "s3");
  if (driverKey) await requireStorage("s3", `uploads.${driverKey}`);
  for (const service of SERVICES) await requireWorkingClient(service, social);
  await requireWorkingCaptcha(recaptcha);
}

/** Tries the new credentials of a service, completed with the saved ones. Incomplete credentials cannot be tried. */
async function requireWorkingClient(service: Service, change: GroupChange): Promise<void> {
  const [idKey, secretKey] = [`${service}_client_id`, `${service}_client_secret`] as const;
  if (change[idKey] === undefined && change[secretKey] === undefined) return;
  const clientId = (change[idKey] as string | undefined) ?? (await readSecretSetting(`social.${idKey}`));
  const clientSecret = (change[secretKey] as string | undefined) ?? (await readSecretSetting(`social.${secretKey}`));
  if (!clientId || !clientSecret) return;
  const field = change[secretKey] === undefined ? idKey : secretKey;
  await requireSocialClient(service, { clientId, clientSecret }, `social.${field}`);
}

/** Tries a new captcha service, or a new secret of the service in use. The built-in captcha needs no secret. */
async function requireWorkingCaptcha(change: GroupChange): Promise<void> {
  if (change.provider === undefined && change.secret_key === undefined) return;
  const provider = (change.provider as CaptchaProvider | undefined) ?? (await getSettings()).recaptcha.provider;
  const secret = (change.secret_key as string | undefined) ?? (await readSecretSetting("recaptcha.secret_key"));
  if (provider === "altcha") return;
  await requireCaptchaSecret(provider, secret, `recaptcha.${change.secret_key ? "secret_key" : "provider"}`);
}
