/** Where the error happened: `{ request_id, path }`, `{ job, task }`. */
export type ErrorContext = Record<string, string | number | boolean | undefined>;

export type FailedRequest = { path: string; method: string; headers: Record<string, string | string[] | undefined> };
export type FailedRoute = { routerKind: string; routePath: string; routeType: string };

export type Reporter = {
  error: (error: unknown, about: ErrorContext) => void;
  request: (error: unknown, request: FailedRequest, route: FailedRoute) => void;
};

const KEY = Symbol.for("plinth.error-reports");

// The server's and the app's bundles share this state.
const state = globalThis as { [KEY]?: Reporter };

/** Sets who receives the reports. Undefined switches them off. */
export function reportTo(reporter: Reporter | undefined): void {
  state[KEY] = reporter;
}

/** Reports an unexpected error if a service is configured. Log it as well. */
export function reportError(error: unknown, about: ErrorContext = {}): void {
  state[KEY]?.error(error, about);
}

/** Reports an error that Next caught while handling a request. */
export function reportRequestError(error: unknown, request: FailedRequest, route: FailedRoute): void {
  state[KEY]?.request(error, request, route);
}
