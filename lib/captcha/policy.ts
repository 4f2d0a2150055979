import { line } from "@/lib/i18n/line";
import type { Settings } from "@/lib/settings/schema";

type Action = keyof Settings["recaptcha"]["enable"];

/** The actions that may need a check that the visitor is not a robot. */
export const CAPTCHA_ACTIONS = ["contact", "register", "login", "site_form"] as const satisfies Action[];
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

export type CaptchaProvider = Settings["recaptcha"]["provider"];

/** How long a visitor can still take the action after passing the check. */
export const PASS_MINUTES = 10;

/** A login needs a check after this many failures in 15 minutes. */
export const LOGIN_FAILURES_WITHOUT_CAPTCHA = 3;

/** The field whose error means that a check is required. */
export const CAPTCHA_FIELD = "captcha";

/** Solving a built-in challenge takes at most this many key derivations. */
export const CHALLENGE_MAX_COUNTER = 300;

/** Shown to a visitor whose browser cannot solve a built-in challenge, because the page was not loaded over HTTPS. */
export const HTTPS_NEEDED = line(
  "The check that you are not a robot works only over HTTPS. Tell the owner of this site.",
);
