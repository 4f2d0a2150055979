import type { Settings } from "@/lib/settings/schema";

type Action = keyof Settings["recaptcha"]["enable"];

/** What visitors do that may need a check that they are not robots. */
export const CAPTCHA_ACTIONS = ["contact", "register", "login", "site_form"] as const satisfies Action[];
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

export type CaptchaProvider = Settings["recaptcha"]["provider"];

/** So long after the check, the action can be taken. */
export const PASS_MINUTES = 10;

/** A login needs a check after so many failures in 15 minutes. */
export const LOGIN_FAILURES_WITHOUT_CHECK = 3;

/** The field of an error that asks for a check. */
export const CAPTCHA_FIELD = "captcha";

/** The solution of a built-in challenge derives at most so many keys. */
export const CHALLENGE_MAX_COUNTER = 300;
