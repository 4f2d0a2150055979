import { processState } from "@/lib/process-state.mjs";

/** Where the error happened, such as `{ request_id, path }` or `{ job, task }`. */
export type ErrorContext = Record<string, string | number | boolean | undefined>;

export type FailedRequest = { path: string; method: string; headers: Record<string, string | string[] | undefined> };
export type FailedRoute = { routerKind: string; routePath: string; routeType: string };

export type Reporter = {
  error: (error: unknown, context: ErrorContext) => void;
  request: (error: unknown, request: FailedRequest, route: FailedRoute) => void;
};

const state = processState("error-reports", (): { reporter?: Reporter | undefined } => ({}));

/** Sets where errors are reported. `undefined` disables the reports. */
export function reportTo(reporter: Reporter | undefined): void {
  state.reporter = reporter;
}

/** Reports an unexpected error if a service is configured. The caller also has to log it. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  state.reporter?.error(error, context);
}

/** Reports an error that Next caught while handling a request. */
export function reportRequestError(error: unknown, request: FailedRequest, route: FailedRoute): void {
  state.reporter?.request(error, request, route);
}
