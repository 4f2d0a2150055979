import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, gzipSync } from "node:zlib";
import { accepts, chooseEncoding, type Encoding } from "@/lib/http/encodings";
import { etagsIn } from "@/lib/http/if-none-match";
import { log } from "@/lib/log";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page as bytes. */
export type EncodedPage = {
  body: Buffer;
  /** Without the quotes. */
  etag: string;
  encoded: { br?: Buffer; gzip?: Buffer };
  /** For each encoding, the headers about the body, as alternating names and values. */
  heads?: { [Name in Encoding | "none"]?: readonly string[] };
  /** True if the page is queued for compression or has been compressed. */
  isQueued?: boolean;
};

/** Compressing this much with gzip takes about 5 ms. A longer page is compressed only outside the main thread. */
const GZIP_AT_ONCE_MAX_BYTES = 256 * 1024;

type CachedResponse = { status: 200 | 304; head: readonly string[]; body: Buffer | undefined };

/**
 * Prepares the response for this client: 304 if the client has the page, otherwise the page, compressed if the client
 * accepts an encoding that is ready or can be made at once. `head` contains alternating names and values.
 */
export function responseFor(headers: IncomingHttpHeaders, page: EncodedPage): CachedResponse {
  const clientEtag = matchingEtag(headers["if-none-match"], page.etag);
  if (clientEtag) return { status: 304, head: ["ETag", clientEtag], body: undefined };

  const encoding = encodingFor(page, headers["accept-encoding"]);
  const body = (encoding && page.encoded[encoding]) ?? page.body;
  page.heads ??= {};
  page.heads[encoding ?? "none"] ??= headOf(page, encoding, body.length);
  return { status: 200, head: page.heads[encoding ?? "none"] ?? [], body };
}

function headOf({ etag }: EncodedPage, encoding: Encoding | undefined, length: number): readonly string[] {
  const head = ["ETag", etagOf(etag, encoding), "Content-Length", String(length)];
  return encoding ? [...head, "Content-Encoding", encoding] : head;
}

/**
 * The best encoding for this client that can be sent now. If the client would accept a better one, starts compressing
 * the page, and compresses a short page with gzip at once.
 */
function encodingFor(page: EncodedPage, acceptEncoding: IncomingHttpHeaders["accept-encoding"]): Encoding | undefined {
  const best = chooseEncoding(acceptEncoding);
  if (!best) return undefined;
  if (page.encoded[best]) return best;
  if (page.body.length <= GZIP_AT_ONCE_MAX_BYTES) page.encoded.gzip ??= gzipSync(page.body);
  encode(page);
  return page.encoded.gzip && accepts(acceptEncoding, "gzip") ? "gzip" : undefined;
}

const etagOf = (etag: string, encoding: Encoding | undefined) => (encoding ? `"${etag}-${encoding}"` : `"${etag}"`);

/** The client's ETag, if it matches this page in any encoding. */
function matchingEtag(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (!ifNoneMatch) return undefined;
  if (ifNoneMatch.trim() === "*") return etagOf(etag, undefined);
  const ours = [undefined, "br", "gzip"].map((encoding) => etagOf(etag, encoding as Encoding | undefined));
  return etagsIn(ifNoneMatch).find((tag) => ours.includes(tag));
}

/** How many bytes of pages may wait. They stay in memory until they are compressed. */
const WAITING_MAX_BYTES = 32 * 1024 * 1024;

let queue: Promise<void> = Promise.resolve();
let waitingBytes = 0;

/** Starts compressing a page, unless that has already started. */
const encode = (page: EncodedPage) =>
  compressOnce(page, async () => {
    page.encoded.gzip ??= await toGzip(page.body, { level: 9 });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length };
    page.encoded.br = await toBrotli(page.body, { params });
  });

/**
 * Queues the compression of a page. Only one page is compressed at a time, because the best compression is slow and
 * runs on the same threads as password hashing. After a failure, or if too many bytes are waiting, the next request for
 * the page tries again.
 */
export function compressOnce(page: EncodedPage, compress: () => Promise<void>): void {
  const { length } = page.body;
  if (page.isQueued || waitingBytes + length > WAITING_MAX_BYTES) return;
  page.isQueued = true;
  waitingBytes += length;
  queue = queue
    .then(compress)
    .catch((err: unknown) => {
      log.error({ err }, "A page could not be compressed");
      page.isQueued = false;
    })
    .finally(() => {
      waitingBytes -= length;
    });
}
