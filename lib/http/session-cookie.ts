import { hostCookieName, toSetCookie } from "@/lib/http/cookies";
import type { Visitor } from "@/lib/http/visitor";

/** Readable by scripts, so that a cached page can detect that there may be a session. */
const MARKER_COOKIE = "signed_in";

export const sessionCookieName = () => hostCookieName("session");

/**
 * The Set-Cookie values of a session. A null token clears both cookies. `maxAge` is in seconds; without it the cookies
 * last until the browser closes.
 */
export function sessionCookies(token: string | null, maxAge?: number): string[] {
  return [
    toSetCookie(sessionCookieName(), token, { maxAge, httpOnly: true }),
    toSetCookie(hostCookieName(MARKER_COOKIE), token === null ? null : "1", { maxAge }),
  ];
}

/** The session token of a visitor's browser, valid or not. */
export const sessionTokenOf = ({ cookie }: Pick<Visitor, "cookie">) => cookie(sessionCookieName());
