import "server-only";
import type { LoginResult } from "@/lib/auth/login";
import { CHALLENGE_COOKIE, CHALLENGE_SECONDS } from "@/lib/auth/login-challenge";
import { sessionCookies, sessionTokenOf } from "@/lib/auth/session-cookie";
import { bootstrapDataFor } from "@/lib/bootstrap/bootstrap";
import { setCookie } from "@/lib/http/cookies";
import { csrfCookies } from "@/lib/http/csrf";

const send = (headers: Headers, lines: string[]) => {
  for (const line of lines) headers.append("Set-Cookie", line);
};

/** The answer to a right password: the session and its bootstrap data, or that a second factor is wanted. */
export async function loggedIn(request: Request, headers: Headers, result: LoginResult) {
  if ("challenge" in result) {
    send(headers, [setCookie(CHALLENGE_COOKIE, result.challenge, { maxAge: CHALLENGE_SECONDS, httpOnly: true })]);
    return { two_factor: true };
  }
  const { token, maxAge } = result.session;
  send(headers, [...sessionCookies(token, maxAge), ...csrfCookies(request, token)]);
  return { bootstrapData: await bootstrapDataFor(request, token) };
}

/** Ends the browser's session and tells it what a guest sees. */
export async function loggedOut(request: Request, headers: Headers) {
  send(headers, [...sessionCookies(null), ...csrfCookies(request, null)]);
  return { bootstrapData: await bootstrapDataFor(request, null) };
}

/** The CSRF token of the live session that sent this request. */
export function memberCookies(request: Request, headers: Headers) {
  send(headers, csrfCookies(request, sessionTokenOf(request)));
}

/** A guest's CSRF token; a session cookie that is worth nothing any more goes. */
export function guestCookies(request: Request, headers: Headers) {
  const dead = sessionTokenOf(request) !== null;
  send(headers, [...(dead ? sessionCookies(null) : []), ...csrfCookies(request, null)]);
}
