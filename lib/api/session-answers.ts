import "server-only";
import type { LoginResult } from "@/lib/auth/continue-login";
import { findSessionActor } from "@/lib/auth/find-actor";
import { bootstrapData } from "@/lib/bootstrap/bootstrap";
import { setCookie } from "@/lib/http/cookies";
import { csrfCookies } from "@/lib/http/csrf";
import { sessionCookies, sessionTokenOf } from "@/lib/http/session-cookie";
import type { Visitor } from "@/lib/http/visitor";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "@/lib/localizations/language";
import { DEVICE_COOKIE, DEVICE_SECONDS } from "@/lib/sessions/known-devices";
import type { StartedSession } from "@/lib/sessions/live-sessions";
import type { RenewedSession } from "@/lib/sessions/session-renewal";
import { CHALLENGE_COOKIE, CHALLENGE_SECONDS } from "@/lib/two-factor/login-challenge";

/** Who gets the response, and the headers of it: the domain returns values, and this file makes cookies of them. */
export type Recipient = { visitor: Visitor; headers: Headers };

function appendCookies(headers: Headers, lines: string[]) {
  for (const line of lines) headers.append("Set-Cookie", line);
}

/** The response to a right password: the session's cookies and its bootstrap data, or that a second factor is wanted. */
export async function answerLogin(recipient: Recipient, result: LoginResult) {
  setLoginCookies(recipient, result);
  if ("challenge" in result) return { two_factor: true };
  return { bootstrapData: await bootstrapDataFor(recipient.visitor, result.session.token) };
}

/** The cookies of a login: those of its session, or the one of the challenge that comes before it. */
export function setLoginCookies(recipient: Recipient, result: LoginResult) {
  if ("session" in result) setSessionCookies(recipient, result.session);
  else appendCookies(recipient.headers, [challengeCookie(result.challenge)]);
}

/** The response to a passed challenge: it is over, and its session begins. */
export function answerChallengePassed(recipient: Recipient, session: StartedSession) {
  appendCookies(recipient.headers, [challengeCookie(null)]);
  return answerLogin(recipient, { session });
}

/** The response to a logout: no session, and what a guest sees. */
export async function answerLogout({ visitor, headers }: Recipient) {
  appendCookies(headers, [...sessionCookies(null), ...csrfCookies(visitor, null)]);
  return { bootstrapData: await bootstrapDataFor(visitor, null) };
}

/** The CSRF token of the live session that made this call. */
export function setMemberCookies({ visitor, headers }: Recipient) {
  appendCookies(headers, csrfCookies(visitor, sessionTokenOf(visitor)));
}

/** A guest's CSRF token. The cookie of a session that has ended is removed. */
export function setGuestCookies({ visitor, headers }: Recipient) {
  const hasEnded = sessionTokenOf(visitor) !== null;
  appendCookies(headers, [...(hasEnded ? sessionCookies(null) : []), ...csrfCookies(visitor, null)]);
}

/** After an account was deleted: its own owner is a guest from now on. */
export function setDeletionCookies(recipient: Recipient, { isSelf }: { isSelf: boolean }) {
  if (isSelf) setGuestCookies(recipient);
}

/** The new token of the session that made this call; null when it keeps its token. */
export function setRenewedCookies({ visitor, headers }: Recipient, session: RenewedSession | null) {
  if (!session) return;
  appendCookies(headers, [...sessionCookies(session.token, session.maxAge), ...csrfCookies(visitor, session.token)]);
}

/** Keeps a language for the pages that know no user; null or undefined changes nothing. */
export function setLanguageCookie({ headers }: Pick<Recipient, "headers">, language: string | null | undefined) {
  if (language) appendCookies(headers, [setCookie(LOCALE_COOKIE, language, { maxAge: LOCALE_COOKIE_SECONDS })]);
}

/** The cookies of a session that has just begun: its token, its CSRF token, and the token that recognises the browser next time. */
function setSessionCookies({ visitor, headers }: Recipient, { token, maxAge, device }: StartedSession) {
  const deviceCookie = setCookie(DEVICE_COOKIE, device, { maxAge: DEVICE_SECONDS, httpOnly: true });
  appendCookies(headers, [...sessionCookies(token, maxAge), ...csrfCookies(visitor, token), deviceCookie]);
}

const challengeCookie = (token: string | null) =>
  setCookie(CHALLENGE_COOKIE, token, { maxAge: CHALLENGE_SECONDS, httpOnly: true });

/** The bootstrap data of the session that this response starts, or of a guest when it ends one. */
export async function bootstrapDataFor(visitor: Visitor, sessionToken: string | null) {
  return bootstrapData(visitor, await findSessionActor(sessionToken));
}
