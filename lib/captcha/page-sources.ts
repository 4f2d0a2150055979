import "server-only";
import type { CaptchaProvider } from "@/lib/captcha/policy";
import { expireInThisProcess, onExpire } from "@/lib/events/expiry";
import { allowSources } from "@/lib/front/csp";
import { log } from "@/lib/log";
import { getSettings } from "@/lib/settings/settings";

/** The sources that pages need for each service, according to its documentation. */
const SOURCES: Readonly<Record<CaptchaProvider, Record<string, string[]>>> = {
  altcha: {},
  recaptcha: {
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "connect-src": ["https://www.google.com/recaptcha/"],
    "frame-src": ["'self'", "https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  },
  turnstile: {
    "script-src": ["https://challenges.cloudflare.com"],
    "frame-src": ["'self'", "https://challenges.cloudflare.com"],
  },
  hcaptcha: {
    "script-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    "style-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    "connect-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    "frame-src": ["'self'", "https://hcaptcha.com", "https://*.hcaptcha.com"],
  },
};

/**
 * Lets pages load the captcha service that the settings name, now and after each change to the settings. Returns a
 * function that stops the updates.
 */
export async function syncCaptchaSources(): Promise<() => void> {
  let allowedProvider: CaptchaProvider = "altcha";
  const update = async () => {
    const { provider, enable } = (await getSettings()).recaptcha;
    const neededProvider = Object.values(enable).some(Boolean) ? provider : "altcha";
    if (neededProvider === allowedProvider) return;
    allowedProvider = neededProvider;
    allowSources("captcha", SOURCES[neededProvider]);
    expireInThisProcess(["settings"]); // pages rendered in the meantime have the old Content-Security-Policy
  };
  const stopUpdates = onExpire(
    ["settings"],
    () => void update().catch((err) => log.error({ err }, "The settings could not be read")),
  );
  await update();
  return stopUpdates;
}
