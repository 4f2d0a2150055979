import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isCorrectPassword } from "@/lib/crypto/password-hash";
import { sign } from "@/lib/crypto/secret";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { hostCookieName, readCookie } from "@/lib/http/cookies";
import { addPoint, limitShared, readSecondsBlocked, subtractPoint } from "@/lib/http/rate-limit";
import { networkOf } from "@/lib/http/visitor";
import type { T } from "@/lib/i18n/create-t";
import { plainPage } from "@/lib/site-host/plain-page";
import { sendRedirect, sendText } from "@/lib/site-host/send";
import type { HostedSite } from "@/lib/site-host/site-caches";
import { escapeHtml } from "@/lib/site-pages/escape";

/** Where the form with the password is sent. */
export const PASSWORD_PATH = "/_preview";
/** Depends on the request, because a site's host can use https even if the app's does not. */
const cookieName = ({ https }: ParsedRequest) => hostCookieName("preview", https);
/** For each network. */
const GUESSES_PER_MINUTE = { name: "preview-password", points: 10, seconds: 60 };
/** For all networks together that have not entered the password of the draft before. */
const STRANGERS_GUESSES_PER_MINUTE = { name: "preview-password-link", points: 30, seconds: 60 };
/** Counts the networks that have entered the password: others who guess it cannot lock them out. */
const ENTERED_BEFORE = { name: "preview-password-entered", points: 1, seconds: 86_400 };

/**
 * The value of the cookie that proves that the password was entered. It becomes invalid when the password or the
 * preview link changes.
 */
const proofOf = (passwordHash: string, host: string) =>
  sign("signature", `preview ${host} ${passwordHash}`).toString("base64url");

type DraftRequest = { parsed: ParsedRequest; host: string; passwordHash: string };

/** Whether the visitor has entered the password of the draft. */
export function mayPreview({ headers }: IncomingMessage, { parsed, passwordHash, host }: DraftRequest): boolean {
  const proof = Buffer.from(readCookie(headers.cookie, cookieName(parsed)) ?? "");
  const expected = Buffer.from(proofOf(passwordHash, host));
  return proof.length === expected.length && timingSafeEqual(proof, expected);
}

type PasswordForm = { site: HostedSite; t: T; headers: readonly string[]; isWrong?: boolean };

/** Sends a page with a form for the password of the draft. */
export function sendPasswordForm(
  request: IncomingMessage,
  response: ServerResponse,
  { site, t, headers, isWrong = false }: PasswordForm,
): void {
  const error = isWrong ? `<p class="error" role="alert">${escapeHtml(t("This password is wrong."))}</p>` : "";
  const extraHtml = `<form method="post" action="${PASSWORD_PATH}"><label>${escapeHtml(t("Password"))}<input type="password" name="password" required autocomplete="off" autofocus></label>${error}<button>${escapeHtml(t("Show the draft"))}</button></form>`;
  const text = t("This draft is protected. Enter the password you were given.");
  const page = plainPage({ lang: site.language, title: site.name, text, extraHtml });
  sendText(request, response, { status: isWrong ? 422 : 401, text: page, headers });
}

type EnteredPassword = PasswordForm & DraftRequest & { password: string };

/** Checks the entered password. If it is correct, sets a cookie that proves this until the browser is closed. */
export async function receivePassword(
  request: IncomingMessage,
  response: ServerResponse,
  { parsed, host, passwordHash, password, ...form }: EnteredPassword,
): Promise<void> {
  const key = `${host} ${networkOf(parsed.address)}`;
  await limitShared(GUESSES_PER_MINUTE, key);
  const isStranger = (await readSecondsBlocked(ENTERED_BEFORE, key)) === 0;
  // counted before the check, so that concurrent guesses cannot exceed the limit
  if (isStranger) await limitShared(STRANGERS_GUESSES_PER_MINUTE, host);
  if (!(await isCorrectPassword(passwordHash, password.slice(0, 128))))
    return sendPasswordForm(request, response, { ...form, isWrong: true });
  if (isStranger) await subtractPoint(STRANGERS_GUESSES_PER_MINUTE, host, 0);
  await addPoint(ENTERED_BEFORE, key);
  const secureAttribute = parsed.https ? "; Secure" : "";
  const cookie = `${cookieName(parsed)}=${proofOf(passwordHash, host)}; Path=/; HttpOnly; SameSite=Lax${secureAttribute}`;
  sendRedirect(response, { status: 303, location: "/", headers: [...form.headers, "Set-Cookie", cookie] });
}
