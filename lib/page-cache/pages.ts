import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "@/lib/http/encodings";
import { cache, type Page } from "@/lib/page-cache/cache.mjs";
import { compressOnce, responseFor } from "@/lib/page-cache/encoded-page";
import { publicState } from "@/lib/page-cache/locale";
import { closePage, openPage, withoutEnd } from "@/lib/page-cache/own-data";
import type { Own } from "@/lib/page-cache/user-pages";

const fixedHeaders = (cacheControl: string) => [
  "Content-Type",
  "text/html; charset=utf-8",
  "Cache-Control",
  cacheControl,
  "Vary",
  "Accept-Encoding, Cookie, Accept-Language",
];
const PUBLIC_HEADERS = fixedHeaders("public, max-age=0, must-revalidate");
const MEMBER_HEADERS = fixedHeaders("private, no-store");

/** Returns the cache key of a page. Undefined for a path that only Next can resolve. */
export function pageKey(path: string, locale: string): string | undefined {
  const decodedPath = path.includes("%") ? decodeURI(path) : path;
  if (decodedPath.includes("%")) return undefined; // `decodeURI` keeps an encoded slash, which separates no segments
  return decodedPath === "/" ? `/${locale}` : `/${locale}${decodedPath}`;
}

/** Whether the public page of this path is cached in any language. */
export const isCached = (path: string) =>
  publicState().languages.some((language) => cache.pages.has(pageKey(path, language) ?? ""));

/** Sends a cached public page. Returns false if it is not cached. `headers` has names and values in turn. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  headers: readonly string[],
): boolean {
  const page = cache.pages.get(key);
  if (!page || page.isForMembers) return false;

  const { status, head, body } = responseFor(request.headers, page);
  response.writeHead(status, [...PUBLIC_HEADERS, ...page.headers, ...headers, ...head]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Sends a cached member page with this user's data. Returns false if it is not cached. `headers` as for `sendPage`. */
export function sendMemberPage(
  request: IncomingMessage,
  response: ServerResponse,
  { key, own, headers }: { key: string; own: Own; headers: readonly string[] },
): boolean {
  const page = cache.pages.get(key);
  if (!page?.isForMembers) return false;
  if (!page.open) prepare(page);
  const open = page.open ?? { body: withoutEnd(page.body), crc: 0 };
  const { body, encoding } = closePage(open, own.user, chooseEncoding(request.headers["accept-encoding"]));
  const head = [...MEMBER_HEADERS, ...page.headers, ...headers, "Content-Length", String(body.length)];
  if (encoding) head.push("Content-Encoding", encoding);
  for (const cookie of own.cookies) head.push("Set-Cookie", cookie);
  response.writeHead(200, head);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Compresses a member page once. */
const prepare = (page: Page) =>
  compressOnce(page, async () => {
    page.open = await openPage(page.body);
  });
