import * as z from "zod";
import { SERVICES } from "@/lib/settings/social-services";

const secret = z.string().min(1).max(2000);

/** The mail server to check. Default: the one in use. */
export const mailCheckInput = z.strictObject({ smtp_url: secret.optional() });
export type MailCheckInput = z.output<typeof mailCheckInput>;

/** The driver to check. Default: the one that stores new uploads. */
export const storageCheckInput = z.strictObject({ driver: z.enum(["local", "s3"]).optional() });
export type StorageCheckInput = z.output<typeof storageCheckInput>;

/** The captcha service to check, and its secret. Default: those in the settings. */
export const captchaCheckInput = z.strictObject({
  provider: z.enum(["recaptcha", "turnstile", "hcaptcha"]).optional(),
  secret_key: secret.optional(),
});
export type CaptchaCheckInput = z.output<typeof captchaCheckInput>;

/** The service to check, and its credentials. Default: the configured ones, even if the service is turned off. */
export const socialCheckInput = z.strictObject({
  service: z.enum(SERVICES),
  client_id: secret.optional(),
  client_secret: secret.optional(),
});
export type SocialCheckInput = z.output<typeof socialCheckInput>;

/** The Stripe secret key to check. Default: the one in use. */
export const paymentsCheckInput = z.strictObject({ stripe_secret_key: secret.optional() });
export type PaymentsCheckInput = z.output<typeof paymentsCheckInput>;
