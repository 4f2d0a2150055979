import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import { chooseEncoding } from "@/lib/http/encodings";
import { cache, type Page } from "@/lib/page-cache/cache.mjs";
import { compressOnce, responseFor } from "@/lib/page-cache/encoded-page";
import { languageSettings } from "@/lib/page-cache/locale";
import { appendOwnData, compressWithoutEnd, withoutEnd } from "@/lib/page-cache/own-data";
import { sendAtOnce } from "@/lib/page-cache/send-at-once";
import type { UserParts } from "@/lib/page-cache/user-pages";

const htmlHeaders = (cacheControl: string) => [
  "Content-Type",
  "text/html; charset=utf-8",
  "Cache-Control",
  cacheControl,
  "Vary",
  "Accept-Encoding, Cookie, Accept-Language",
];
const PUBLIC_HEADERS = htmlHeaders("public, max-age=0, must-revalidate");
const MEMBER_HEADERS = htmlHeaders("private, no-store");

/** Returns the cache key of a page. Undefined for a path that only Next can resolve. */
export function pageKey(path: string, locale: string): string | undefined {
  const decodedPath = path.includes("%") ? decodeURI(path) : path;
  if (decodedPath.includes("%")) return undefined; // `decodeURI` keeps `%2F`, a slash that separates no segments
  return decodedPath === "/" ? `/${locale}` : `/${locale}${decodedPath}`;
}

/** Whether the public page at this path is cached in any language. */
export const isCached = (path: string) =>
  languageSettings().languages.some((language) => cache.pages.has(pageKey(path, language) ?? ""));

/**
 * `fixed`: alternating names and values. Pass the same array for the same headers, because their text is cached by
 * array.
 */
export type PageHeaders = { fixed: readonly string[]; requestId: string };

/** Sends a cached public page. Returns false if it is not cached. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  headers: PageHeaders,
): boolean {
  const page = cache.pages.get(key);
  if (!page || page.isForMembers) return false;

  const { status, head, body } = responseFor(request.headers, page);
  if (status === 200 && body) {
    const lines = `${fixedLines(page, headers.fixed, head)}X-Request-Id: ${headers.requestId}\r\n`;
    if (sendAtOnce(request, response, lines, body)) return true;
  }
  response.writeHead(status, [...PUBLIC_HEADERS, ...page.headers, ...headers.fixed, ...requestIdOf(headers), ...head]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

const requestIdOf = ({ requestId }: PageHeaders) => ["X-Request-Id", requestId];

/**
 * The header lines of cached pages as text. The first key is the array of headers about the body: each encoding of a
 * page has its own array. The second key is the array of fixed headers.
 */
const cachedLines = new WeakMap<readonly string[], Map<readonly string[], string>>();

function fixedLines(page: Page, fixed: readonly string[], head: readonly string[]): string {
  const cached = cachedLines.get(head)?.get(fixed);
  if (cached !== undefined) return cached;
  const lines = toLines([...PUBLIC_HEADERS, ...page.headers, ...fixed, ...head]);
  const linesByFixed = cachedLines.get(head) ?? new Map<readonly string[], string>();
  cachedLines.set(head, linesByFixed.set(fixed, lines));
  return lines;
}

/** Returns header lines. Throws for a header that Node would refuse too, such as one with a line break. */
function toLines(headers: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = [headers[at], headers[at + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

/** Sends a cached member page with this user's data. Returns false if it is not cached. */
export function sendMemberPage(
  request: IncomingMessage,
  response: ServerResponse,
  { key, own, headers }: { key: string; own: UserParts; headers: PageHeaders },
): boolean {
  const page = cache.pages.get(key);
  if (!page?.isForMembers) return false;
  if (!page.withoutEnd) prepare(page);
  const pageWithoutEnd = page.withoutEnd ?? { body: withoutEnd(page.body), crc: 0 };
  const { body, encoding } = appendOwnData(
    pageWithoutEnd,
    own.user,
    chooseEncoding(request.headers["accept-encoding"]),
  );
  const head = [...MEMBER_HEADERS, ...page.headers, ...headers.fixed, ...requestIdOf(headers)];
  head.push("Content-Length", String(body.length));
  if (encoding) head.push("Content-Encoding", encoding);
  for (const cookie of own.cookies) head.push("Set-Cookie", cookie);
  response.writeHead(200, head);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Starts compressing a member page, unless that has already started. */
const prepare = (page: Page) =>
  compressOnce(page, async () => {
    page.withoutEnd = await compressWithoutEnd(page.body);
  });
