import "./matchers";
import "./seeded";
import { methodOf, type RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { csrfCookies } from "@/lib/http/csrf";
import { sessionCookieName } from "@/lib/http/session-cookie";
import { visitorOf } from "@/lib/http/visitor";
import { startSession } from "@/lib/sessions/live-sessions";
import { expectAsDocumented } from "./as-documented";
import { sendThroughFront } from "./through-front";

/** The app's address in tests, unless a test file sets APP_URL. */
export const APP_URL = "http://localhost:3000";

export type CallOptions = {
  /** The user who calls, in a new session. Without `as`, `session` and `bearer`, the caller is a guest. */
  as?: { id: number } | undefined;
  /** The token of an existing session. */
  session?: string | undefined;
  /** An API token, sent instead of cookies. */
  bearer?: string | undefined;
  /** GET, POST, ... By default the name of the handler's export. */
  method?: string | undefined;
  params?: Record<string, string | number> | undefined;
  query?: string | Record<string, string | number> | undefined;
  /** Strings and bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
  /** Overrides the default headers; null removes a header. */
  headers?: Record<string, string | null> | undefined;
  cookies?: Record<string, string> | undefined;
  /** The client's IP address. By default, each call has a new one, so that no rate limit is reached by chance. */
  address?: string | undefined;
};

export type ApiResponse = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test states what it expects in a response
  json: any;
  headers: Headers;
  /** The cookies of the response: name -> value, "" for a removed cookie. */
  cookies: Record<string, string>;
  /** The `Set-Cookie` headers. */
  setCookie: string[];
};

/** Calls a route handler as the server does for a call from one of our pages. Returns what the browser would see. */
export async function call(handler: RouteHandler, options: CallOptions = {}): Promise<ApiResponse> {
  const request = await requestFor(options.method ?? methodOf(handler) ?? "GET", options);
  const params = Object.entries(options.params ?? {}).map(([name, value]) => [name, String(value)]);
  const response = await respond(handler, request, Object.fromEntries(params));
  const text = await readText(response);
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  const json = isJson && text ? JSON.parse(text) : undefined;
  expectAsDocumented(handler, request, { status: response.status, json });
  const setCookie = response.headers.getSetCookie();
  return {
    status: response.status,
    json,
    headers: response.headers,
    cookies: Object.fromEntries(setCookie.map(cookieOf)),
    setCookie,
  };
}

/** Reads the body of a response. Returns an empty string for an event stream, which has no end. */
async function readText(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  await response.body?.cancel();
  return "";
}

/** Calls the handler: over HTTP if PLINTH_CALLS is "front" and `sendThroughFront` sends the call, else directly. */
async function respond(handler: RouteHandler, request: Request, params: Record<string, string>): Promise<Response> {
  const isThroughFront = process.env.PLINTH_CALLS === "front";
  const response = isThroughFront ? await sendThroughFront(handler, request.clone(), params) : null;
  return response ?? handler(request, { params: Promise.resolve(params) });
}

/** Creates the request that `call` sends. */
export async function requestFor(method: string, options: CallOptions = {}): Promise<Request> {
  const { query = "", body, address = nextAddress() } = options;
  const bytes = bytesOf(body);
  const search =
    typeof query === "string"
      ? query
      : new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const values = {
    "x-forwarded-for": address,
    "x-request-id": "a-request-of-the-tests",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36",
    ...(bytes && { "content-type": "application/json", "content-length": String(bytes.byteLength) }),
    ...(options.bearer === undefined
      ? await browserHeaders(method, options)
      : { authorization: `Bearer ${options.bearer}` }),
    ...options.headers,
  };
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) if (value !== null) headers.set(name, value);
  return new Request(`${env().APP_URL}/api/v1/call${search && `?${search}`}`, { method, headers, body: bytes });
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}

/** The cookies, and the headers of a call from our pages. */
async function browserHeaders(method: string, { as, session, cookies = {} }: CallOptions) {
  const token = session ?? (as ? await createSession(as) : null);
  const csrf = Object.fromEntries(csrfCookies(visitorOf(new Request(env().APP_URL)), token).map(cookieOf));
  const jar = { ...csrf, ...(token !== null && { [sessionCookieName()]: token }), ...cookies };
  const cookie = Object.entries(jar).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const isSafe = method === "GET" || method === "HEAD";
  return {
    cookie: cookie.join("; "),
    "x-xsrf-token": jar["XSRF-TOKEN"] ?? "",
    ...(!isSafe && { origin: new URL(env().APP_URL).origin }),
  };
}

/** Creates a session of the user, like a login on another device. Returns the cookie's token. */
export async function createSession({ id }: { id: number }, { remember = true } = {}): Promise<string> {
  const request = new Request(env().APP_URL, { headers: { "x-forwarded-for": nextAddress() } });
  return (await startSession(db, { visitor: visitorOf(request), userId: id, remember })).token;
}

function cookieOf(line: string): [string, string] {
  const [pair = ""] = line.split(";", 1);
  const separator = pair.indexOf("=");
  return [pair.slice(0, separator), decodeURIComponent(pair.slice(separator + 1))];
}

let addressCount = 0;

/** Returns an IP address that no request has used yet. */
export function nextAddress(): string {
  addressCount += 1;
  return `10.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
}
