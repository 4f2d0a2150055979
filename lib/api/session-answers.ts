import "server-only";
import { csrfCookies } from "@/lib/api/csrf";
import type { LoginResult } from "@/lib/auth/sign-in";
import { bootstrapDataFor } from "@/lib/bootstrap/bootstrap";
import { deviceCookie } from "@/lib/sessions/known-devices";
import type { StartedSession } from "@/lib/sessions/live-sessions";
import { sessionCookies, sessionTokenOf } from "@/lib/sessions/session-cookie";
import { challengeCookie } from "@/lib/two-factor/login-challenge";

const send = (headers: Headers, lines: string[]) => {
  for (const line of lines) headers.append("Set-Cookie", line);
};

/** The answer to a right password: the session and its bootstrap data, or that a second factor is wanted. */
export async function loggedIn(request: Request, headers: Headers, result: LoginResult) {
  loginCookies(request, headers, result);
  if ("challenge" in result) return { two_factor: true };
  return { bootstrapData: await bootstrapDataFor(request, result.session.token) };
}

/** The cookies of a login: those of its session, or the one of the challenge that stands before it. */
export function loginCookies(request: Request, headers: Headers, result: LoginResult) {
  if ("session" in result) startedCookies(request, headers, result.session);
  else send(headers, [challengeCookie(result.challenge)]);
}

/** The cookies of a session that has just begun: its token, its CSRF token, and the mark by which the browser is known again. */
export function startedCookies(request: Request, headers: Headers, { token, maxAge, device }: StartedSession) {
  send(headers, [...sessionCookies(token, maxAge), ...csrfCookies(request, token), deviceCookie(device)]);
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
