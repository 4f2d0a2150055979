import { processState } from "@/lib/process-state.mjs";

type Directives = Record<string, readonly string[]>;

/** Some proxies refuse a response with a longer header. */
export const POLICY_MAX_BYTES = 3000;

const state = processState("csp", (): { extras: Record<string, Directives> } => ({ extras: {} }));

/**
 * Sets the sources that a part of the app needs in addition to our own origin, such as
 * `{ "connect-src": ["https://bucket.example.com"] }`. Call it before pages are rendered, because a cached page keeps
 * the policy that it was rendered with.
 */
export function allowSources(part: string, sources: Directives): void {
  state.extras = { ...state.extras, [part]: sources };
}

const BASE_SOURCES: Directives = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:", "https:"],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
};

// React's development build evaluates code, and hot reload opens a socket. Inline scripts have no hashes in
// development, because no page is cached there.
const DEVELOPMENT_SOURCES: Directives = { "script-src": ["'unsafe-inline'", "'unsafe-eval'"], "connect-src": ["ws:"] };

/** The policy of API responses, which are not pages: they may not load or run anything. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Returns the Content-Security-Policy of a page. For a page that is rendered per request, pass a `nonce`, and also set
 * the returned policy as the request header `content-security-policy`, so that Next adds the nonce to the page's
 * scripts. For a cached page, pass the `hashes` of its inline scripts (`sha256-…`). The last hashes are omitted if the
 * header would be longer than `POLICY_MAX_BYTES`.
 */
export function pageCsp({ nonce, hashes = [] }: { nonce?: string; hashes?: readonly string[] } = {}): string {
  if (!nonce && hashes.length === 0) return plainPolicy();
  const keptHashes = [...hashes];
  let policy = policyWith(nonce, keptHashes);
  while (policy.length > POLICY_MAX_BYTES && keptHashes.length > 0) {
    keptHashes.pop();
    policy = policyWith(nonce, keptHashes);
  }
  return policy;
}

let cachedPolicy: { extras: typeof state.extras; policy: string } | undefined;

/** The policy without a nonce or hashes. Cached, because it is the default for every response outside the API. */
function plainPolicy(): string {
  if (!cachedPolicy || cachedPolicy.extras !== state.extras)
    cachedPolicy = { extras: state.extras, policy: policyWith(undefined, []) };
  return cachedPolicy.policy;
}

function policyWith(nonce: string | undefined, hashes: readonly string[]): string {
  const pageSources: Directives = {
    "script-src": [...(nonce ? [`'nonce-${nonce}'`] : []), ...hashes.map((hash) => `'${hash}'`)],
  };
  const sources = [
    BASE_SOURCES,
    pageSources,
    ...Object.values(state.extras),
    isDevelopment() ? DEVELOPMENT_SOURCES : {},
  ];
  const names = new Set(sources.flatMap(Object.keys));
  return [...names].map((name) => `${name} ${sources.flatMap((source) => source[name] ?? []).join(" ")}`).join("; ");
}

const isDevelopment = () => process.env.NODE_ENV === "development";
