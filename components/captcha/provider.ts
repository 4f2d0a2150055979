import type { CaptchaAction } from "@/lib/captcha/policy";

export type TokenRequest = {
  action: CaptchaAction;
  /** The public key that the captcha service gave this site. */
  siteKey: string;
  /** Called with a number from 0 to 1 by providers that can measure their progress. */
  onProgress: (share: number) => void;
};

/** Gets the token that proves that the visitor is not a robot. Rejects if it gets none. */
export type TokenProvider = (request: TokenRequest) => Promise<string>;
