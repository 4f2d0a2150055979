import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "@/lib/http/encodings";
import { cache, type Page } from "@/lib/page-cache/cache.mjs";
import { publicState } from "@/lib/page-cache/locale";
import { closePage, openPage, withoutEnd } from "@/lib/page-cache/own-data";
import type { Own } from "@/lib/page-cache/user-pages";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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

  const { status, head, body } = cachedResponse(request, page);
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

type CachedResponse = { status: 200 | 304; head: string[]; body: Buffer | undefined };

/**
 * Prepares the response for this client: compressed if the client accepts that and the compressed page is ready, 304 if
 * the client has the page. `head` contains names and values in turn.
 */
function cachedResponse({ headers }: IncomingMessage, page: Page): CachedResponse {
  const known = knownEtag(headers["if-none-match"], page.etag);
  if (known) return { status: 304, head: ["ETag", known], body: undefined };

  const wanted = chooseEncoding(headers["accept-encoding"]);
  const encoding = wanted && page.encoded[wanted] ? wanted : undefined;
  if (wanted && !encoding) encode(page);
  const body = (encoding && page.encoded[encoding]) ?? page.body;
  const head = ["ETag", etagOf(page.etag, encoding), "Content-Length", String(body.length)];
  if (encoding) head.push("Content-Encoding", encoding);
  return { status: 200, head, body };
}

const etagOf = (etag: string, encoding: Encoding | undefined) => (encoding ? `"${etag}-${encoding}"` : `"${etag}"`);

/** The client's ETag, if it matches this page in any encoding. */
function knownEtag(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (!ifNoneMatch) return undefined;
  if (ifNoneMatch.trim() === "*") return etagOf(etag, undefined);
  const ours = [undefined, "br", "gzip"].map((encoding) => etagOf(etag, encoding as Encoding | undefined));
  return ifNoneMatch
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .find((each) => ours.includes(each));
}

let queue: Promise<void> = Promise.resolve();

/** Compresses a public page once. */
const encode = (page: Page) =>
  compressOnce(page, async () => {
    page.encoded.gzip = await toGzip(page.body, { level: 9 });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length };
    page.encoded.br = await toBrotli(page.body, { params });
  });

/** Compresses a member page once. */
const prepare = (page: Page) =>
  compressOnce(page, async () => {
    page.open = await openPage(page.body);
  });

/** One page at a time: the best compression is slow and shares its threads with password hashing. */
function compressOnce(page: Page, compress: () => Promise<void>): void {
  if (page.isQueued) return;
  page.isQueued = true;
  queue = queue.then(compress);
}
