import "server-only";
import type { AppError, ErrorAction } from "@/lib/errors";
import { hostCookieName, readCookie, toSetCookie } from "@/lib/http/cookies";
import type { Service } from "@/lib/settings/social-services";
import type { SocialAction } from "@/lib/social/policy";
import { readSignedValue, signValue } from "@/lib/social/signed-values";

/** The result of logging in with a service, or of connecting a service to an account. */
export type Ending =
  | { status: "SUCCESS"; data: "bootstrap" | "two_factor"; registered?: "success" | "needs_email_verification" }
  | { status: "REQUEST_PASSWORD"; email: string }
  | { status: "ERROR"; message: string; action?: ErrorAction | undefined };

/** What the flow's last page reports. `popup` is the popup's name. Without a popup, `back` is the page to return to. */
export type Outcome = {
  ending: Ending;
  service: Service;
  action: SocialAction;
  popup?: string | undefined;
  back?: string | undefined;
};

export const DONE_PATH = "/secure/auth/social/done";
const PURPOSE = "social_result";
const cookieName = () => hostCookieName(PURPOSE);
const OUTCOME_SECONDS = 120;

type Translate = (line: string, values?: Record<string, string | number>) => string;

/** Returns the ending that reports this error, in the visitor's language. */
export function errorEnding({ message, values, action }: AppError, t: Translate): Ending {
  const translatedAction = action && { ...action, label: t(action.label) };
  return { status: "ERROR", message: t(message, values), ...(translatedAction && { action: translatedAction }) };
}

/**
 * Redirects to the flow's last page. The outcome is in a cookie, so that only the browser that went to the service gets
 * it. The cookie is signed, so that the outcome cannot be forged.
 */
export function redirectToDone(outcome: Outcome, headers: Headers = new Headers()): Response {
  headers.append(
    "Set-Cookie",
    toSetCookie(cookieName(), signValue(PURPOSE, outcome, OUTCOME_SECONDS), {
      maxAge: OUTCOME_SECONDS,
      httpOnly: true,
    }),
  );
  return redirectTo(DONE_PATH, headers);
}

export function redirectTo(location: string, headers: Headers): Response {
  headers.set("Location", location);
  headers.set("Cache-Control", "no-store");
  headers.set("Referrer-Policy", "no-referrer");
  return new Response(null, { status: 302, headers });
}

export const outcomeOf = (request: Request): Outcome | null =>
  readSignedValue<Outcome>(PURPOSE, readCookie(request.headers.get("cookie"), cookieName()));

/** The Set-Cookie header that clears the outcome's cookie, so that the outcome is reported only once. */
export const clearedOutcomeCookie = () => toSetCookie(cookieName(), null, { httpOnly: true });
