import { LRUCache } from "lru-cache";

/** Far longer than any of our paths. The query of a call may be longer. */
const PATH_MAX_CHARS = 2048;
/**
 * Longer than the address of any page, but below 1,024. From 1,024 characters on, Next writes part of the address
 * elsewhere in the page's data, where `removeAddress` of the page cache could not remove it.
 */
const PAGE_MAX_CHARS = 1000;

/**
 * A request's target. `path` is not decoded. `query` begins with a question mark or is "". A page's query is dropped if
 * the path and the query together are too long.
 */
export type Target = Readonly<{ path: string; decodedPath: string; query: string }>;

/** Cached, because most requests have one of the same few targets. */
const targets = new LRUCache<string, Target>({ max: 1000 });
const CACHED_MAX_CHARS = 200;

/**
 * Splits a request's target. Undefined if its path is malformed: without a slash at the start, longer than 2048
 * characters (1000 for a page), not decodable, with a `#`, a NUL, a backslash or a segment `.` or `..`, or with two
 * slashes at the start, which a redirect would turn into another host.
 */
export function parseTarget(url: string): Target | undefined {
  const cached = targets.get(url);
  if (cached) return cached;
  const target = splitTarget(url);
  if (target && target.query === "" && url.length <= CACHED_MAX_CHARS) targets.set(url, target);
  return target;
}

function splitTarget(url: string): Target | undefined {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.startsWith("/") || path.length > PATH_MAX_CHARS || path.includes("#")) return undefined;
  const decodedPath = decode(path);
  if (decodedPath === undefined || UNSAFE_PATH.test(decodedPath)) return undefined;
  const query = at < 0 ? "" : url.slice(at);
  if (isApiPath(decodedPath)) return { path, decodedPath, query };
  if (path.length > PAGE_MAX_CHARS) return undefined;
  return { path, decodedPath, query: path.length + query.length > PAGE_MAX_CHARS ? "" : query };
}

/** The target with one slash at its start, not several. Undefined if it has one, or is malformed otherwise too. */
export function withOneSlash(url: string): string | undefined {
  const target = url.replace(/^\/{2,}/, "/");
  return target !== url && parseTarget(target) ? target : undefined;
}

const UNSAFE_PATH = /^\/\/|[\0\\]|\/\.\.?(?:\/|$)/;

function decode(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Splits an absolute target (`GET http://host/path`, as sent to a proxy). Undefined for any other form. */
export function parseAbsolute(url: string): { host: string; url: string } | undefined {
  const [, host, path] = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/i.exec(url) ?? [];
  if (!host) return undefined;
  return { host, url: path?.startsWith("/") ? path : `/${path ?? ""}` };
}

/** Whether the path belongs to the API rather than to a page. */
export const isApiPath = (path: string) => /^\/(?:api|auth|secure|internal)(?:\/|$)/.test(path);
