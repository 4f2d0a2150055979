import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { GET as CHALLENGE } from "@/app/api/v1/recaptcha/challenge/route";
import { POST as VERIFY } from "@/app/api/v1/recaptcha/verify/route";
import type { CaptchaAction } from "@/lib/captcha/policy";
import { env } from "@/lib/env";
import { csrfCookies } from "@/lib/http/csrf";
import { visitorOf } from "@/lib/http/visitor";
import { type CallOptions, call } from "./api";

/** Returns the cookies of a browser that is not logged in. All calls with them have the same anonymous id. */
export function guestCookies(): Record<string, string> {
  const lines = csrfCookies(visitorOf(new Request(env().APP_URL)), null);
  const pairs = lines.map((line) => line.split(";", 1)[0]?.split("=") ?? []);
  return Object.fromEntries(pairs.map(([name, ...value]) => [name, decodeURIComponent(value.join("="))]));
}

/** Solves a captcha's challenge as a browser does. Returns the token. */
export async function solve(challenge: unknown): Promise<string> {
  const parsedChallenge = challenge as Challenge;
  const solution = await solveChallenge({ challenge: parsedChallenge, deriveKey });
  const { counter, derivedKey } = solution as { counter: number; derivedKey: string };
  return Buffer.from(JSON.stringify({ challenge: parsedChallenge, solution: { counter, derivedKey } })).toString(
    "base64",
  );
}

/** Gets a challenge for the action and solves it. Returns the token. */
export async function createCaptchaToken(action: CaptchaAction, options: CallOptions = {}): Promise<string> {
  const { json } = await call(CHALLENGE, { ...options, query: { action } });
  return solve(json.challenge);
}

/** Passes the captcha for the caller, who may then take the action once. */
export async function passCaptcha(action: CaptchaAction, options: CallOptions): Promise<void> {
  const body = { action, token: await createCaptchaToken(action, options) };
  const { json } = await call(VERIFY, { ...options, body });
  expect(json.success).toBe(true);
}

export type CaptchaServer = { url: string; forms: URLSearchParams[]; stop: () => Promise<void> };

/** Starts a captcha service on this machine. It responds with the JSON that `verdictOn` returns for a sent form. */
export async function startCaptchaServer(verdictOn: (form: URLSearchParams) => object): Promise<CaptchaServer> {
  const forms: URLSearchParams[] = [];
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    forms.push(form);
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(verdictOn(form)));
  };
  const server = http.createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, forms, stop };
}
