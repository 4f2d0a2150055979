import type { IncomingMessage, ServerResponse } from "node:http";
import { compress } from "@/lib/front/compress";
import { addVary } from "@/lib/front/compressible";
import { BODY_LENGTH_HEADER } from "@/lib/http/body-length";
import { expectBody, forgetBody, passedBody } from "@/lib/http/passed-bodies";
import { endRendering, waitForOlderRendering } from "@/lib/page-cache/cache.mjs";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

type Options = {
  nextHandler: NextHandler;
  /**
   * The cache key of a page at this path. Undefined for methods other than GET and HEAD, and for a path that only Next
   * can resolve.
   */
  key: string | undefined;
  isApi: boolean;
  requestId: string;
  headers: [name: string, value: string][];
  /** Called with a response that streams until the client disconnects. */
  onStream: (response: ServerResponse) => void;
};

/** The header in which Next reports whether the page came from its cache. */
const NEXT_CACHE = "X-Nextjs-Cache";

/** Passes a request to Next and adds the headers that every response has. */
export async function passToNext(request: IncomingMessage, response: ServerResponse, options: Options): Promise<void> {
  const { nextHandler, key, isApi, requestId, onStream } = options;
  if (isApi) {
    expectBody(requestId);
    response.once("close", () => forgetBody(requestId));
  }
  let isFromCache = false;
  compress(request, response, {
    passedBody: () => passedBody(requestId),
    adjust: () => {
      isFromCache = response.getHeader(NEXT_CACHE) === "HIT";
      completeHeaders(response, options);
      if (String(response.getHeader("content-type")).startsWith("text/event-stream")) onStream(response);
    },
  });
  if (key !== undefined) {
    await waitForOlderRendering(key);
    response.once("finish", () => {
      if (!isFromCache) endRendering(key);
    });
  }
  await nextHandler(request, response);
}

function completeHeaders(response: ServerResponse, { headers, isApi }: Options): void {
  for (const [name, value] of headers) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  response.removeHeader("X-Middleware-Rewrite"); // its value would reveal the internal path
  response.removeHeader(NEXT_CACHE); // it would reveal whether somebody has read the page before
  const length = response.getHeader(BODY_LENGTH_HEADER);
  if (length !== undefined) response.setHeader("Content-Length", length);
  response.removeHeader(BODY_LENGTH_HEADER);
  const cacheControl = response.getHeader("cache-control");
  if (cacheControl === undefined && isApi) response.setHeader("Cache-Control", "no-store");
  if (typeof cacheControl === "string" && cacheControl.startsWith("s-maxage")) {
    // Next allows proxies to cache a page for a year, and they would miss every edit.
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    addVary(response, "Cookie");
    addVary(response, "Accept-Language");
  }
}
