import type { TokenProvider, TokenRequest } from "@/components/captcha/provider";
import { captchaClient } from "@/lib/captcha/client";
import { type CaptchaProvider, HTTPS_NEEDED } from "@/lib/captcha/policy";
import { ApiError } from "@/lib/http/client";
import type { T } from "@/lib/i18n/create-t";

const PROVIDERS: Readonly<Record<CaptchaProvider, () => Promise<TokenProvider>>> = {
  altcha: async () => (await import("@/components/captcha/altcha")).getToken,
  recaptcha: async () => (await import("@/components/captcha/recaptcha")).getToken,
  turnstile: async () => (await import("@/components/captcha/turnstile")).getToken,
  hcaptcha: async () => (await import("@/components/captcha/hcaptcha")).getToken,
};

type Check = TokenRequest & { provider: CaptchaProvider; t: T };

/** Checks that the visitor is not a robot. A passed check permits the action once. A failed check throws `ApiError`. */
export async function passCaptcha({ provider, t, ...request }: Check): Promise<void> {
  const token = await requestToken(provider, request).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return null;
  });
  if (token !== null && (await captchaClient.verify(token, request.action))) return;
  const needsHttps = provider === "altcha" && !globalThis.isSecureContext;
  const message = needsHttps ? t(HTTPS_NEEDED) : t("Could not verify you are human.");
  throw new ApiError(0, { code: "invalid", message, errors: {} });
}

async function requestToken(provider: CaptchaProvider, request: TokenRequest): Promise<string> {
  const getToken = await PROVIDERS[provider]();
  return getToken(request);
}
