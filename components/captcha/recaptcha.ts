import { loadScript } from "@/components/captcha/load-script";
import type { TokenProvider } from "@/components/captcha/provider";

type Recaptcha = {
  ready: (done: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

/** reCAPTCHA v3: developers.google.com/recaptcha/docs/v3 */
export const getToken: TokenProvider = async ({ action, siteKey }) => {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
  await new Promise<void>((ready) => grecaptcha.ready(ready));
  return grecaptcha.execute(siteKey, { action });
};
