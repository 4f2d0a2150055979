import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isPassword } from "@/lib/crypto/password-hash";
import { sign } from "@/lib/crypto/secret";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { readCookie } from "@/lib/http/cookies";
import { limitShared } from "@/lib/http/rate-limit";
import { networkOf } from "@/lib/http/visitor";
import type { T } from "@/lib/i18n/create-t";
import { plainPage } from "@/lib/site-host/plain-page";
import { sendRedirect, sendText } from "@/lib/site-host/send";
import type { HostedSite } from "@/lib/site-host/site-caches";
import { escapeHtml } from "@/lib/site-pages/escape";

/** Where the form with the password is sent. */
export const PASSWORD_PATH = "/_preview";
const COOKIE = "preview";
const GUESSES = { name: "preview-password", points: 10, seconds: 60 };

/** The value of the cookie that proves that the password was entered. It changes with the password and the link. */
const proofOf = (passwordHash: string, host: string) =>
  sign("signature", `preview ${host} ${passwordHash}`).toString("base64url");

/** Whether the visitor has entered the password of the draft. */
export function mayPreview({ headers }: IncomingMessage, passwordHash: string, host: string): boolean {
  const given = Buffer.from(readCookie(headers.cookie, COOKIE) ?? "");
  const wanted = Buffer.from(proofOf(passwordHash, host));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

type PasswordForm = { site: HostedSite; t: T; headers: readonly string[]; isWrong?: boolean };

/** Asks for the password of the draft. */
export function sendPasswordForm(
  request: IncomingMessage,
  response: ServerResponse,
  { site, t, headers, isWrong = false }: PasswordForm,
): void {
  const error = isWrong ? `<p class="error" role="alert">${escapeHtml(t("This password is wrong."))}</p>` : "";
  const more = `<form method="post" action="${PASSWORD_PATH}"><label>${escapeHtml(t("Password"))}<input type="password" name="password" required autocomplete="off" autofocus></label>${error}<button>${escapeHtml(t("Show the draft"))}</button></form>`;
  const text = t("This draft is protected. Enter the password you were given.");
  const page = plainPage({ lang: site.language, title: site.name, text, more });
  sendText(request, response, { status: isWrong ? 422 : 401, text: page, headers });
}

type EnteredPassword = PasswordForm & { parsed: ParsedRequest; host: string; passwordHash: string; password: string };

/** Checks the entered password, and remembers in a cookie until the browser is closed that it was correct. */
export async function receivePassword(
  request: IncomingMessage,
  response: ServerResponse,
  { parsed, host, passwordHash, password, ...form }: EnteredPassword,
): Promise<void> {
  await limitShared(GUESSES, `${host} ${networkOf(parsed.address)}`);
  if (!(await isPassword(passwordHash, password.slice(0, 128))))
    return sendPasswordForm(request, response, { ...form, isWrong: true });
  const secure = parsed.https ? "; Secure" : "";
  const cookie = `${COOKIE}=${proofOf(passwordHash, host)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  sendRedirect(response, { status: 303, location: "/", headers: [...form.headers, "Set-Cookie", cookie] });
}
