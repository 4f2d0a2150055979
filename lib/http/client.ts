import type { ErrorAction, FieldErrors } from "@/lib/errors";
import { activeWorkspaceId } from "@/lib/http/active-workspace";
import { readBrowserCookie } from "@/lib/http/browser-cookies";
import { line } from "@/lib/i18n/line";

type ErrorBody = { code: string; message: string; errors: FieldErrors; action?: ErrorAction } & Record<string, unknown>;

/** A call that failed. `status` is 0 if no complete response arrived. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Seconds until the call may be made again, from `Retry-After`. */
    readonly retryAfter: number | null = null,
  ) {
    super(body.message);
  }
}

type Params = Record<string, string | number | boolean | readonly string[] | null | undefined>;
type Options = {
  params?: Params;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For a GET that changes something: sends the CSRF token too. */
  csrf?: boolean;
};

const TIMEOUT_MS = 30_000;
const UNAUTHENTICATED = 401;
const CSRF_MISMATCH = 419;
const UNPREFIXED_PATH = /^(?:auth|secure|log-viewer|horizon)(?:\/|$)/;
const WITH_WORKSPACE = new Set(["GET", "POST", "PUT"]);

/** Returns the URL of a call: below /api/v1/, unless `path` is a whole URL or one of the few paths at the root. */
export function callPath(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const relative = path.replace(/^\//, "");
  return UNPREFIXED_PATH.test(relative) || relative.startsWith("api/v1/") ? `/${relative}` : `/api/v1/${relative}`;
}

let leavePage: (() => void) | undefined;

/**
 * Sets `leave`, which must open another page. An API call that fails because the session has ended calls `leave` and
 * never settles, so that nothing reports an error while the other page opens. Returns a function that unsets `leave`.
 */
export function onSessionEnd(leave: () => void): () => void {
  leavePage = leave;
  return () => {
    if (leavePage === leave) leavePage = undefined;
  };
}

/** Calls the HTTP API from the browser, with its session. Each function rejects with `ApiError`. */
export const api = {
  get: <T>(path: string, params?: Params, options?: Options) =>
    send<T>("GET", path, undefined, { ...options, ...(params && { params }) }),
  post: <T>(path: string, body?: unknown, options?: Options) => send<T>("POST", path, body, options),
  put: <T>(path: string, body?: unknown, options?: Options) => send<T>("PUT", path, body, options),
  patch: <T>(path: string, body?: unknown, options?: Options) => send<T>("PATCH", path, body, options),
  delete: <T>(path: string, params?: Params, options?: Options) =>
    send<T>("DELETE", path, undefined, { ...options, ...(params && { params }) }),
};

async function send<T>(method: string, path: string, body: unknown, options: Options = {}): Promise<T> {
  try {
    return await sendWithFreshToken<T>(method, path, body, options);
  } catch (error) {
    if (!leavePage || !(error instanceof ApiError) || error.status !== UNAUTHENTICATED) throw error;
    leavePage();
    return new Promise<never>(() => {});
  }
}

async function sendWithFreshToken<T>(method: string, path: string, body: unknown, options: Options): Promise<T> {
  try {
    return await sendOnce<T>(method, path, body, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CSRF_MISMATCH) throw error;
    // another tab has logged in or out; the call had no effect and can be sent again
    await fetchCsrfToken(signalOf(options));
    return sendOnce<T>(method, path, body, options);
  }
}

async function sendOnce<T>(method: string, path: string, body: unknown, options: Options): Promise<T> {
  const isOverridden = method !== "GET" && method !== "POST";
  const payload = payloadOf(body);
  const headers: Record<string, string> = { Accept: "application/json", ...payload.headers };
  if (isOverridden) headers["X-HTTP-Method-Override"] = method;
  const signal = signalOf(options);
  if (method !== "GET" || options.csrf) headers["X-XSRF-TOKEN"] = await ensureCsrfToken(signal);

  const { response, json } = await fetchJson(urlOf(method, path, options.params), {
    method: method === "GET" ? "GET" : "POST",
    headers,
    credentials: "same-origin",
    ...(payload.body !== undefined && { body: payload.body }),
    signal,
  });
  if (response.ok) return json as T;
  throw new ApiError(
    response.status,
    errorBody(response.status, json),
    Number(response.headers.get("Retry-After")) || null,
  );
}

/** Aborts when the call's time is over, or when the caller aborts it. */
const signalOf = ({ timeoutMs = TIMEOUT_MS, signal }: Options = {}): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);

type Payload = { body?: BodyInit; headers?: Record<string, string> };

/** Leaves a `FormData` unchanged, so that the browser sets its Content-Type. Turns anything else into JSON. */
function payloadOf(body: unknown): Payload {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

function urlOf(method: string, path: string, params: Params = {}): string {
  const all: Params = {
    ...(method !== "GET" && method !== "POST" && { _method: method }),
    ...(WITH_WORKSPACE.has(method) && { workspaceId: activeWorkspaceId() }),
    ...params,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== null) search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const text = search.toString();
  return text ? `${callPath(path)}?${text}` : callPath(path);
}

/** The messages for errors that `fetch` throws, by the name of the error. */
const FETCH_MESSAGES: Readonly<Record<string, string>> = {
  TimeoutError: line("timeout exceeded"),
  AbortError: line("Request aborted"),
};

/**
 * Calls fetch and reads the response. `json` is null if the body is not JSON. Converts the errors of fetch, and of a
 * connection that is lost while the body is read, to `ApiError`.
 */
async function fetchJson(url: string, init: RequestInit): Promise<{ response: Response; json: unknown }> {
  try {
    const response = await fetch(url, init);
    return { response, json: parseJson(await response.text()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    const message = FETCH_MESSAGES[name] ?? line("Network Error");
    throw new ApiError(0, { code: "network", message, errors: {} });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorBody(status: number, json: unknown): ErrorBody {
  if (typeof json === "object" && json !== null && "message" in json)
    return { code: "unknown", errors: {}, ...json } as ErrorBody;
  return { code: "unknown", message: `${line("Request failed with status code")} ${status}`, errors: {} };
}

/**
 * Returns the CSRF token from its cookie. Cached public pages do not set the cookie, so the token is fetched if it is
 * missing. Returns "" if that fails.
 */
export async function ensureCsrfToken(signal = signalOf()): Promise<string> {
  const token = readBrowserCookie("XSRF-TOKEN");
  if (token) return token;
  await fetchCsrfToken(signal);
  return readBrowserCookie("XSRF-TOKEN") ?? "";
}

async function fetchCsrfToken(signal: AbortSignal): Promise<void> {
  await fetch(callPath("bootstrap-data"), { credentials: "same-origin", signal }).catch(() => undefined);
}
