const TRACES_SAMPLE_RATE = 0.2;

/** Nobody can mend these: a script that an update or a broken line took away, and a layout that settled a frame late. */
export const IGNORED: readonly RegExp[] = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /ChunkLoadError/,
  /(?:loading|failed to load) (?:css )?chunk/i,
  /ResizeObserver loop/i,
];

/** What the SDK may gather by itself: where it happened, and nothing that belongs to a person or opens a door. */
const COLLECTED = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ["user-agent", "accept-language", "x-request-id"] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** They count visits, which are nobody's errors. */
const UNWANTED = new Set(["BrowserSession", "ProcessSession"]);

type Part = { name: string };

/** What the browser and the server have in common. `unwanted`: parts of the SDK that this side does without. */
export function reportOptions(dsn: string, unwanted: readonly string[] = []) {
  return {
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    ignoreErrors: [...IGNORED],
    dataCollection: COLLECTED,
    integrations: <Integration extends Part>(defaults: Integration[]) =>
      defaults.filter(({ name }) => !UNWANTED.has(name) && !unwanted.includes(name)),
  };
}

/** Where reports go, for the Content-Security-Policy. */
export const originOf = (dsn: string) => new URL(dsn).origin;

const HIDDEN = "[hidden]";
const SECRETS: [pattern: RegExp, shown: string][] = [
  [/(\/(?:password\/reset|register)\/)[^/?#\s"']+/g, `$1${HIDDEN}`], // links that open an account, or registration
  [/\/[\w-]{32,}(?=[/?#\s"']|$)/g, `/${HIDDEN}`], // any other address that nobody could guess
  [/([?&][\w.[\]-]+=)[^&#\s"']*/g, `$1${HIDDEN}`],
];

/** Takes what stands in addresses and is not everybody's business out of a report, in place, however deep it lies. */
export function hideSecrets(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "string") (value as Record<string, unknown>)[key] = withoutSecrets(part);
    else hideSecrets(part);
  }
}

const withoutSecrets = (text: string) =>
  SECRETS.reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), text);
