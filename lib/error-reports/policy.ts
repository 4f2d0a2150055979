const TRACES_SAMPLE_RATE = 0.2;

/** Errors that are not bugs: scripts that fail to load after an update or offline, and ResizeObserver warnings. */
export const IGNORED_ERRORS: readonly RegExp[] = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /ChunkLoadError/,
  /(?:loading|failed to load) (?:css )?chunk/i,
  /ResizeObserver loop/i,
];

/** What Sentry's SDK may add to an error: three request headers, but no personal data and no credentials. */
const DATA_COLLECTION = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ["user-agent", "accept-language", "x-request-id"] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Integrations that record sessions, not errors. */
const SESSION_INTEGRATIONS = new Set(["BrowserSession", "ProcessSession"]);

type NamedIntegration = { name: string };

/** Returns the options that the browser and the server share. `omitted`: names of further integrations to omit. */
export function reportOptions(dsn: string, omitted: readonly string[] = []) {
  return {
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    ignoreErrors: [...IGNORED_ERRORS],
    dataCollection: DATA_COLLECTION,
    integrations: <Integration extends NamedIntegration>(defaults: Integration[]) =>
      defaults.filter(({ name }) => !SESSION_INTEGRATIONS.has(name) && !omitted.includes(name)),
  };
}

/** The origin that receives the reports, for the Content-Security-Policy. */
export const originOf = (dsn: string) => new URL(dsn).origin;

const HIDDEN = "[hidden]";
const SECRETS: [pattern: RegExp, replacement: string][] = [
  [/(\/(?:password\/reset|register)\/)[^/?#\s"']+/g, `$1${HIDDEN}`], // links to reset a password or to register
  [/\/[\w-]{32,}(?=[/?#\s"']|$)/g, `/${HIDDEN}`], // any other secret in a path
  [/([?&][\w.[\]%-]+=)[^&#\s"']*/g, `$1${HIDDEN}`], // the values of query parameters
];

/** Removes secrets in URLs from a report, in place, at any depth. */
export function hideSecrets(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "string") (value as Record<string, unknown>)[key] = withoutSecrets(part);
    else hideSecrets(part);
  }
}

const withoutSecrets = (text: string) =>
  SECRETS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
