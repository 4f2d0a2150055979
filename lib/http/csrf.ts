import "server-only";
import { sign, verify } from "@/lib/crypto/secret";
import { newToken } from "@/lib/crypto/token";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { hostCookieName, toSetCookie } from "@/lib/http/cookies";
import { sessionCookieName } from "@/lib/http/session-cookie";
import { type Visitor, visitorOf } from "@/lib/http/visitor";

export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";
const preSessionCookieName = () => hostCookieName("presession");

/** The anonymous id of a guest's browser, if it has one. */
export const anonymousId = ({ cookie }: Pick<Visitor, "cookie">): string | null => cookie(preSessionCookieName());

/** The subject that the CSRF token is bound to: the session, or for guests an anonymous id of this browser. */
function csrfSubject({ cookie }: Pick<Visitor, "cookie">, isLoggedIn: boolean): string | null {
  if (isLoggedIn) return `session:${cookie(sessionCookieName())}`;
  const id = anonymousId({ cookie });
  return id ? `anonymous:${id}` : null;
}

const tokenFor = (subject: string) => sign("csrf", subject).toString("base64url");

/**
 * Returns the Set-Cookie values of the CSRF token. The token is bound to the session or, for a guest (`session` is
 * null), to an anonymous id. A guest's browser without such an id gets one in a second cookie. Returns no values if the
 * browser already has the session's token: otherwise a slow response could restore that token after a logout.
 */
export function csrfCookies(visitor: Visitor, session: string | null): string[] {
  if (session !== null) {
    const token = tokenFor(`session:${session}`);
    return visitor.cookie(XSRF_COOKIE) === token ? [] : [toSetCookie(XSRF_COOKIE, token)];
  }
  const subject = csrfSubject(visitor, false);
  if (subject) return [toSetCookie(XSRF_COOKIE, tokenFor(subject))];
  const id = newToken();
  return [
    toSetCookie(preSessionCookieName(), id, { httpOnly: true }),
    toSetCookie(XSRF_COOKIE, tokenFor(`anonymous:${id}`)),
  ];
}

/**
 * Throws 419 if a page on another site may have sent this request. Call it for a request that uses cookies and may
 * change something.
 */
export function requireCsrf(request: Request, isLoggedIn: boolean) {
  const origin = request.headers.get("origin");
  const isForeign =
    (origin !== null && origin !== new URL(env().APP_URL).origin) ||
    request.headers.get("sec-fetch-site") === "cross-site";
  const subject = csrfSubject(visitorOf(request), isLoggedIn);
  const token = Buffer.from(request.headers.get(XSRF_HEADER) ?? "", "base64url");
  if (isForeign || !subject || !verify("csrf", subject, token)) {
    throw new AppError("csrf_mismatch", "This page has expired. Reload it and try again.");
  }
}
