type Directives = Record<string, readonly string[]>;

/** The header stays under 3 KB: beyond that some proxies refuse an answer. */
export const POLICY_MAX_BYTES = 3000;

const EXTRAS = Symbol.for("plinth.csp");

type Giver = "settings" | "environment";

/** What is allowed beside our own: `{ "connect-src": ["https://bucket.example.com"] }`. That of settings changes only together with their tag. */
const state = globalThis as { [EXTRAS]?: Partial<Record<Giver, Directives>> };

/** Replaces what settings (or the environment) allow beside our own origin; source lists by directive. Pages made before keep their policy until they expire. */
export function allowSources(extras: Directives, giver: Giver = "settings"): void {
  state[EXTRAS] = { ...state[EXTRAS], [giver]: extras };
}

const BASE: Directives = {
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

// React's development build and hot reload evaluate code and open a socket; there the cache, and so its hashes, do not exist.
const DEVELOPMENT: Directives = { "script-src": ["'unsafe-inline'", "'unsafe-eval'"], "connect-src": ["ws:"] };

/** Calls answer no pages: nothing in them may load or run anything. */
export const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * The Content-Security-Policy of a page: with a `nonce` for one rendered per request (set it in the request header
 * `content-security-policy` too, so that Next puts it on its scripts), with the `hashes` of its inline scripts (`sha256-…`) for a cached
 * one. Hashes for which 3 KB have no room are left out, last ones first.
 */
export function pageCsp({ nonce, hashes = [] }: { nonce?: string; hashes?: readonly string[] } = {}): string {
  if (!nonce && hashes.length === 0) return plainPolicy();
  const allowed = [...hashes];
  let policy = policyWith(nonce, allowed);
  while (policy.length > POLICY_MAX_BYTES && allowed.length > 0) {
    allowed.pop();
    policy = policyWith(nonce, allowed);
  }
  return policy;
}

let plain: { extras: (typeof state)[typeof EXTRAS]; policy: string } | undefined;

/** Every answer carries this one, so it is put together once. */
function plainPolicy(): string {
  if (!plain || plain.extras !== state[EXTRAS]) plain = { extras: state[EXTRAS], policy: policyWith(undefined, []) };
  return plain.policy;
}

function policyWith(nonce: string | undefined, hashes: readonly string[]): string {
  const own: Directives = {
    "script-src": [...(nonce ? [`'nonce-${nonce}'`] : []), ...hashes.map((hash) => `'${hash}'`)],
  };
  const { environment = {}, settings = {} } = state[EXTRAS] ?? {};
  const sources = [BASE, own, environment, settings, isDevelopment() ? DEVELOPMENT : {}];
  const names = new Set(sources.flatMap(Object.keys));
  return [...names].map((name) => `${name} ${sources.flatMap((source) => source[name] ?? []).join(" ")}`).join("; ");
}

const isDevelopment = () => process.env.NODE_ENV === "development";
