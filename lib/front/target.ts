/** No address of ours is nearly as long; what follows the question mark may be. */
const PATH_MAX_CHARS = 2048;

/** A request's target: the path as it was sent (still encoded) and decoded, and the query with its question mark, or nothing. */
export type Target = { path: string; plain: string; query: string };

/**
 * Takes a request's target apart. Undefined when it is malformed: not a path, longer than 2048 characters, not decodable, with a NUL, a
 * backslash or a `..`, or beginning with two slashes (which a redirect would turn into another host).
 */
export function parseTarget(url: string): Target | undefined {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.startsWith("/") || path.length > PATH_MAX_CHARS || path.includes("#")) return undefined;
  const plain = decoded(path);
  if (plain === undefined || UNSAFE.test(plain)) return undefined;
  return { path, plain, query: at < 0 ? "" : url.slice(at) };
}

const UNSAFE = /^\/\/|[\0\\]|\/\.\.?(?:\/|$)/;

function decoded(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** `GET http://host/path`, as to a proxy, is as good as `GET /path` with that `Host`: answers both parts, or undefined for another form. */
export function parseAbsolute(url: string): { host: string; url: string } | undefined {
  const [, host, rest] = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/i.exec(url) ?? [];
  if (!host) return undefined;
  return { host, url: rest?.startsWith("/") ? rest : `/${rest ?? ""}` };
}

/** Programs call these; everything else is for people. */
export const isCall = (path: string) => /^\/(?:api|auth|secure|internal)(?:\/|$)/.test(path);
