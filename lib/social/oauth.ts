import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import { env } from "@/lib/env";

type Call = {
  action: "csrf" | "signin" | "callback";
  service?: string;
  query?: Record<string, string>;
  /** If set, the call is a POST. */
  body?: Record<string, string>;
  cookies?: Record<string, string>;
};

export type OAuthResponse = { location: string | undefined; setCookies: string[]; body: unknown };

/**
 * Calls next-auth as a function, through its Pages Router handler. The handler reads five properties of a request and
 * calls six methods of a response. None of next-auth's routes and pages exist here. From the browser's request,
 * next-auth gets only what is in `call`.
 */
export async function callNextAuth(call: Call, options: AuthOptions): Promise<OAuthResponse> {
  const { action, service, query, body, cookies = {} } = call;
  // biome-ignore lint/style/noProcessEnv: next-auth 4 has no option for its origin and reads it from here at every call
  process.env.NEXTAUTH_URL = new URL(env().APP_URL).origin;
  const headers = new Map<string, string | string[]>();
  let responseBody: unknown;
  const keepBody = (value: unknown) => {
    responseBody = value;
  };
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader(name: string, value: string | string[]) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    json: keepBody,
    send: keepBody,
    end: () => undefined,
  };
  const request = {
    method: body ? "POST" : "GET",
    headers: {},
    query: { ...query, nextauth: service ? [action, service] : [action] },
    body,
    cookies,
  };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get("location");
  return {
    location: typeof location === "string" ? location : undefined,
    setCookies: [headers.get("set-cookie") ?? []].flat(),
    body: responseBody,
  };
}

/**
 * Does what next-auth's sign-in form does: fetches a CSRF token with its cookie and posts both. The CSRF cookie stays
 * on the server.
 */
export async function startOAuth(service: string, options: AuthOptions): Promise<OAuthResponse> {
  const csrf = await callNextAuth({ action: "csrf" }, options);
  const { csrfToken } = csrf.body as { csrfToken: string };
  return callNextAuth(
    { action: "signin", service, body: { csrfToken }, cookies: cookiePairs(csrf.setCookies) },
    options,
  );
}

/** The cookies that a browser would send after these Set-Cookie headers. */
function cookiePairs(setCookies: string[]): Record<string, string> {
  const pairs = setCookies.map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return [name, decodeURIComponent(value)];
  });
  return Object.fromEntries(pairs);
}
