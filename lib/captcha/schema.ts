import * as z from "zod";
import { CAPTCHA_ACTIONS } from "@/lib/captcha/policy";

/** The token of a captcha service has up to about 2,000 characters, and a solved ALTCHA challenge about 1,000. */
const TOKEN_MAX_CHARS = 5000;

const action = z.enum(CAPTCHA_ACTIONS).default("contact");

export const captchaVerifyInput = z.strictObject({ token: z.string().min(1).max(TOKEN_MAX_CHARS), action });
export type CaptchaVerifyInput = z.output<typeof captchaVerifyInput>;
export const captchaVerifyResponse = z.strictObject({ success: z.boolean() });

export const captchaChallengeQuery = z.strictObject({ action });

/** An ALTCHA challenge: find the counter whose derived key begins with `keyPrefix`. */
export const captchaChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int().meta({ description: "In seconds since 1970." }),
    data: z.strictObject({ action: z.string() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;
export const captchaChallengeResponse = z.strictObject({ challenge: captchaChallenge });

/** What a solved challenge's token contains, as base64-encoded JSON. */
export const solvedChallenge = z.strictObject({
  challenge: captchaChallenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string().max(200) }),
});
export type SolvedChallenge = z.output<typeof solvedChallenge>;
