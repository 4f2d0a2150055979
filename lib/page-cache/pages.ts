import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "@/lib/http/encodings";
import { cache, type Page } from "@/lib/page-cache/cache.mjs";
import { publicState } from "@/lib/page-cache/locale";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const FIXED_HEADERS = [
  "Content-Type",
  "text/html; charset=utf-8",
  "Cache-Control",
  "public, max-age=0, must-revalidate",
  "Vary",
  "Accept-Encoding, Cookie, Accept-Language",
];

/** Returns the cache key of a page. Undefined for a path that only Next can resolve. */
export function pageKey(path: string, locale: string): string | undefined {
  const decodedPath = path.includes("%") ? decodeURI(path) : path;
  if (decodedPath.includes("%")) return undefined; // `decodeURI` keeps an encoded slash, which separates no segments
  return decodedPath === "/" ? `/${locale}` : `/${locale}${decodedPath}`;
}

/** Whether the page of this path is cached in any language. */
export const isCached = (path: string) =>
  publicState().languages.some((language) => cache.pages.has(pageKey(path, language) ?? ""));

/** Sends a cached page. Returns false if it is not cached. `headers` has names and values in turn. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  headers: readonly string[],
): boolean {
  const page = cache.pages.get(key);
  if (!page) return false;

  const { status, head, body } = cachedResponse(request, page);
  response.writeHead(status, [...FIXED_HEADERS, ...page.headers, ...headers, ...head]);
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

/**
 * Compresses each page once, one page at a time: the best compression is slow and shares its threads with password
 * hashing.
 */
function encode(page: Page): void {
  if (page.isQueued) return;
  page.isQueued = true;
  queue = queue.then(async () => {
    page.encoded.gzip = await toGzip(page.body, { level: 9 });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length };
    page.encoded.br = await toBrotli(page.body, { params });
  });
}
