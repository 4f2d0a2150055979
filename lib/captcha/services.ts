import "server-only";
import * as z from "zod";
import type { CaptchaAction, CaptchaProvider } from "@/lib/captcha/policy";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

export type CaptchaService = Exclude<CaptchaProvider, "altcha">;

/**
 * Returns the address at which a service checks tokens. See developers.google.com/recaptcha/docs/verify,
 * developers.cloudflare.com/turnstile/get-started/server-side-validation, docs.hcaptcha.com
 */
function addressOf(service: CaptchaService): string {
  const { RECAPTCHA_BASE_URL, TURNSTILE_BASE_URL, HCAPTCHA_BASE_URL } = env();
  const addresses: Record<CaptchaService, string> = {
    recaptcha: `${RECAPTCHA_BASE_URL ?? "https://www.google.com"}/recaptcha/api/siteverify`,
    turnstile: `${TURNSTILE_BASE_URL ?? "https://challenges.cloudflare.com"}/turnstile/v0/siteverify`,
    hcaptcha: `${HCAPTCHA_BASE_URL ?? "https://api.hcaptcha.com"}/siteverify`,
  };
  return addresses[service];
}

const TIMEOUT_MS = 5000;

/** reCAPTCHA's score is from 0 (a robot) to 1 (a human). hCaptcha's score is not used: there, 1 means a robot. */
const MIN_SCORE = 0.5;

const serviceAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
type ServiceAnswer = z.output<typeof serviceAnswer>;

type TokenCheck = { service: CaptchaService; secret: string; token: string; address?: string };

/** Asks the service about a token. `address`: the visitor's IP address. Throws if the service cannot be reached. */
export async function askService({ service, secret, token, address }: TokenCheck): Promise<ServiceAnswer> {
  const body = new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) });
  const response = await fetch(addressOf(service), {
    method: "POST",
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return serviceAnswer.parse(await response.json());
}

const isLikelyRobot = (service: CaptchaService, { score = 1 }: ServiceAnswer) =>
  service === "recaptcha" && score < MIN_SCORE;

/** Whether a visitor with this token may take the action. False if the service does not answer. */
export async function checkByService(action: CaptchaAction, check: TokenCheck): Promise<boolean> {
  try {
    const answer = await askService(check);
    const isForAction = answer.action === undefined || answer.action === action;
    return answer.success && isForAction && !isLikelyRobot(check.service, answer);
  } catch (err) {
    log.error({ err, service: check.service }, "The captcha service did not answer");
    return false;
  }
}
