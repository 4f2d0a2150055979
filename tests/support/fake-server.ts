// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no cookieStore

/** A call: its method (that of the override, if there is one), its path with the query, and its body. */
export type Call = { method: string; path: string; body: unknown };

/** The JSON of a successful response, or a whole response. */
export type FakeResponse = object | Response;
type Route = (call: Call) => FakeResponse | Promise<FakeResponse>;

export const CSRF_TOKEN = "the-csrf-token-of-the-tests";
const OVERRIDES = ["PUT", "PATCH", "DELETE"];

let activeServer: FakeServer | undefined;
const realFetch = globalThis.fetch;

afterEach(() => {
  const problems = activeServer?.problems ?? [];
  activeServer = undefined;
  globalThis.fetch = realFetch;
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

/**
 * Replaces the HTTP API until the test ends. A call without a route fails the test, and so does a call that is not sent
 * in the right form (see `shapeProblems`).
 *
 * @param routes by method and path, such as "GET /api/v1/users/:id"; a path matches any query
 */
export function fakeServer(routes: Record<string, Route> = {}): FakeServer {
  document.cookie = `XSRF-TOKEN=${CSRF_TOKEN}; Path=/`;
  activeServer = new FakeServer(routes);
  globalThis.fetch = activeServer.fetch;
  return activeServer;
}

export class FakeServer {
  /** Every call, in order. */
  readonly calls: Call[] = [];
  /** The same calls, as passed to `fetch`. */
  readonly requests: { url: URL; init: RequestInit }[] = [];
  /** Why the calls so far fail the test. */
  readonly problems: string[] = [];
  readonly #routes: Map<string, Route>;

  constructor(routes: Record<string, Route>) {
    this.#routes = new Map(Object.entries(routes));
  }

  /** The calls that are not GET. */
  get writes(): Call[] {
    return this.calls.filter(({ method }) => method !== "GET");
  }

  /** The calls as lines: "DELETE /api/v1/user-sessions/2". */
  get lines(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path}`);
  }

  /** Adds or replaces a route. Of several routes that match a call, the one added last is used. */
  on(name: string, route: Route): void {
    this.#routes.delete(name);
    this.#routes.set(name, route);
  }

  /** Makes a route fail, with a refusal or without a response. Returns a function that restores it. */
  fail(name: string, status: number | "network", message = "Broken."): () => void {
    const previous = this.#routes.get(name);
    this.on(name, () => {
      if (status === "network") throw new TypeError("Failed to fetch");
      return refusal(status, message);
    });
    return () => {
      if (previous) this.on(name, previous);
      else this.#routes.delete(name);
    };
  }

  /** Makes the calls of a route wait. Returns a function that lets them continue. */
  hold(name: string): () => void {
    const previous = this.#routes.get(name);
    let release: () => void = () => undefined;
    const untilReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.on(name, async (call) => {
      await untilReleased;
      return previous?.(call) ?? {};
    });
    return release;
  }

  fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    // browsers do not send a request whose signal is already aborted
    if (init.signal?.aborted) return abortable(new Promise<never>(() => {}), init.signal);
    const url = new URL(String(input), location.origin);
    const call = { method: methodOf(url, init), path: pathOf(url), body: bodyOf(init) };
    this.requests.push({ url, init });
    this.calls.push(call);
    this.problems.push(...shapeProblems(url, init).map((problem) => `${call.method} ${call.path}: ${problem}`));
    const route = this.#routeOf(call.method, url.pathname);
    if (!route) {
      this.problems.push(`${call.method} ${call.path} was not expected.`);
      return refusal(404, "Not found.");
    }
    const response = await abortable(Promise.resolve(call).then(route), init.signal);
    return response instanceof Response ? response : Response.json({ status: "success", ...response });
  };

  #routeOf(method: string, pathname: string): Route | undefined {
    for (const [name, route] of [...this.#routes].reverse()) {
      const [routeMethod, pattern = ""] = name.split(" ");
      const path = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
      if (routeMethod === method && path.test(pathname)) return route;
    }
    return undefined;
  }
}

/** A refusal as the API sends it. */
export function refusal(status: number, message: string, errors: Record<string, string[]> = {}, code = "refused") {
  return Response.json({ code, message, errors }, { status });
}

/** A 422 that names fields. Its message is the first field's error. */
export const invalid = (errors: Record<string, string[]>) =>
  refusal(422, Object.values(errors)[0]?.[0] ?? "Invalid.", errors, "invalid");

const methodOf = (url: URL, { method = "GET" }: RequestInit) => url.searchParams.get("_method") ?? method;

function pathOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_method");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** A form's fields, with file names instead of files, or the parsed JSON. */
function bodyOf({ body }: RequestInit): unknown {
  if (!(body instanceof FormData)) return JSON.parse(String(body ?? "null"));
  return Object.fromEntries([...body].map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
}

/**
 * Returns what is wrong with how a call is sent. A call must be a GET or a POST. It must send the session's cookie, the
 * CSRF token unless it is a GET, and the Content-Type `application/json` if its body is JSON. A method override must be
 * in the query and in a header.
 */
function shapeProblems(url: URL, { method = "GET", headers: headersInit, credentials, body }: RequestInit): string[] {
  const headers = new Headers(headersInit);
  const override = url.searchParams.get("_method");
  const isJson = headers.get("content-type") === "application/json";
  return [
    ...(["GET", "POST"].includes(method) ? [] : [`was sent as ${method}, which some networks refuse.`]),
    ...(override === headers.get("x-http-method-override") ? [] : ["the two overrides do not agree."]),
    ...(override === null || OVERRIDES.includes(override) ? [] : [`${override} is not a valid method override.`]),
    ...(method === "GET" || headers.get("x-xsrf-token") === CSRF_TOKEN ? [] : ["the CSRF token is missing."]),
    ...(credentials === "same-origin" ? [] : ["its `credentials` are not `same-origin`."]),
    ...(typeof body !== "string" || isJson ? [] : ["the body is JSON without its Content-Type."]),
  ];
}

/**
 * Rejects when the signal is aborted, like `fetch`. Creates the error itself, because Node's error would not be an
 * instance of jsdom's `Error`.
 */
function abortable<T>(response: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return response;
  return new Promise((resolve, reject) => {
    const stop = () => reject(Object.assign(new Error("aborted"), { name: (signal.reason as Error).name }));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    response.then(resolve, reject);
  });
}
