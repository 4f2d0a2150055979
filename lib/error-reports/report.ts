/** Where and when it happened: `{ request_id, path }`, `{ job, task }`. */
export type About = Record<string, string | number | boolean | undefined>;

export type FailedRequest = { path: string; method: string; headers: Record<string, string | string[] | undefined> };
export type FailedRoute = { routerKind: string; routePath: string; routeType: string };

export type Reporter = {
  error: (error: unknown, about: About) => void;
  request: (error: unknown, request: FailedRequest, route: FailedRoute) => void;
};

const KEY = Symbol.for("plinth.error-reports");

// The server's and the app's bundles share it.
const state = globalThis as { [KEY]?: Reporter };

/** Who takes the reports from now on; nobody, if undefined. */
export function reportTo(reporter: Reporter | undefined): void {
  state[KEY] = reporter;
}

/** Reports an error that nobody expected, if a service for that is configured. Beside the log, not in its place. */
export function reportError(error: unknown, about: About = {}): void {
  state[KEY]?.error(error, about);
}

/** The same for one that came to Next while it answered a request. */
export function reportRequestError(error: unknown, request: FailedRequest, route: FailedRoute): void {
  state[KEY]?.request(error, request, route);
}
