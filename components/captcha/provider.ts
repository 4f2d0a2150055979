import type { CaptchaAction } from "@/lib/captcha/policy";

export type TokenRequest = {
  action: CaptchaAction;
  /** The key of the site at the service. */
  siteKey: string;
  /** Called with a number from 0 to 1, by a provider that knows how far it is. */
  onProgress: (share: number) => void;
};

/** Gets the token that shows that the visitor is not a robot. Rejects if there is none. */
export type GetToken = (request: TokenRequest) => Promise<string>;
