import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { LoginResult } from "@/lib/auth/continue-login";
import { actorOf, findSessionActor } from "@/lib/auth/find-actor";
import { getBootstrapData } from "@/lib/bootstrap/bootstrap";
import { toSetCookie } from "@/lib/http/cookies";
import { csrfCookies } from "@/lib/http/csrf";
import { sessionCookies, sessionTokenOf } from "@/lib/http/session-cookie";
import type { Visitor } from "@/lib/http/visitor";
import { LOCALE_COOKIE_SECONDS } from "@/lib/localizations/language";
import { localeCookieName } from "@/lib/page-cache/locale";
import { DEVICE_SECONDS, deviceCookieName } from "@/lib/sessions/known-devices";
import type { StartedSession } from "@/lib/sessions/live-sessions";
import type { RenewedSession } from "@/lib/sessions/session-renewal";
import { CHALLENGE_SECONDS, challengeCookieName } from "@/lib/two-factor/login-challenge";

/**
 * The visitor and the response headers. The functions that start and end sessions return plain values, and this file
 * turns them into cookies.
 */
export type Recipient = { visitor: Visitor; headers: Headers };

function appendCookies(headers: Headers, lines: string[]) {
  for (const line of lines) headers.append("Set-Cookie", line);
}

/** Sets the cookies of a login. Returns the bootstrap data, or `two_factor` if a second factor is needed. */
export async function respondToLogin(recipient: Recipient, result: LoginResult) {
  setLoginCookies(recipient, result);
  if ("challenge" in result) return { two_factor: true };
  const { session, found } = result;
  const actor = found ? await actorOf(found) : await findSessionActor(session.token);
  return { bootstrapData: await getBootstrapData(recipient.visitor, actor) };
}

/** Sets the cookies of the new session, or of the challenge that comes before it. */
export function setLoginCookies(recipient: Recipient, result: LoginResult) {
  if ("session" in result) setSessionCookies(recipient, result.session);
  else appendCookies(recipient.headers, [challengeCookie(result.challenge)]);
}

/** Clears the challenge's cookie and sets those of the session. Returns the bootstrap data. */
export function respondToPassedChallenge(recipient: Recipient, session: StartedSession) {
  appendCookies(recipient.headers, [challengeCookie(null)]);
  return respondToLogin(recipient, { session });
}

/**
 * Clears the session's cookies and the browser's cache, so that the back button does not show the user's pages. Returns
 * a guest's bootstrap data.
 */
export async function respondToLogout({ visitor, headers }: Recipient) {
  headers.set("Clear-Site-Data", '"cache"');
  appendCookies(headers, [...sessionCookies(null), ...csrfCookies(visitor, null)]);
  return { bootstrapData: await getBootstrapDataFor(visitor, null) };
}

/** Sets the CSRF token of the caller's session, or of a guest. Sets nothing for an API token, which needs none. */
export function setCallerCookies(recipient: Recipient, actor: Pick<Actor, "session" | "token">) {
  const { visitor, headers } = recipient;
  if (actor.session) appendCookies(headers, csrfCookies(visitor, sessionTokenOf(visitor)));
  else if (!actor.token) setGuestCookies(recipient);
}

/** Sets a guest's CSRF token and removes the cookie of a session that has ended. */
function setGuestCookies({ visitor, headers }: Recipient) {
  const hasEnded = sessionTokenOf(visitor) !== null;
  appendCookies(headers, [...(hasEnded ? sessionCookies(null) : []), ...csrfCookies(visitor, null)]);
}

/** Sets a guest's cookies if the user deleted their own account. Call it after the deletion of any account. */
export function setDeletionCookies(recipient: Recipient, { isSelf }: { isSelf: boolean }) {
  if (isSelf) setGuestCookies(recipient);
}

/**
 * Sets the cookies of a session whose token was renewed. If `session` is null, the token was not renewed, and no cookie
 * is set.
 */
export function setRenewedCookies({ visitor, headers }: Recipient, session: RenewedSession | null) {
  if (!session) return;
  appendCookies(headers, [...sessionCookies(session.token, session.maxAge), ...csrfCookies(visitor, session.token)]);
}

/** Stores a language for guests, and for users who have not chosen a language. Null or undefined changes nothing. */
export function setLanguageCookie({ headers }: Pick<Recipient, "headers">, language: string | null | undefined) {
  if (language) appendCookies(headers, [toSetCookie(localeCookieName(), language, { maxAge: LOCALE_COOKIE_SECONDS })]);
}

/** Sets the cookies of a new session: its token, its CSRF token, and a token that identifies the device next time. */
function setSessionCookies({ visitor, headers }: Recipient, { token, maxAge, device }: StartedSession) {
  const deviceCookie = toSetCookie(deviceCookieName(), device, { maxAge: DEVICE_SECONDS, httpOnly: true });
  appendCookies(headers, [...sessionCookies(token, maxAge), ...csrfCookies(visitor, token), deviceCookie]);
}

const challengeCookie = (token: string | null) =>
  toSetCookie(challengeCookieName(), token, { maxAge: CHALLENGE_SECONDS, httpOnly: true });

/** The bootstrap data of the session with this token, or a guest's if the token is null or no longer valid. */
export async function getBootstrapDataFor(visitor: Visitor, sessionToken: string | null) {
  return getBootstrapData(visitor, await findSessionActor(sessionToken));
}
