import type { IncomingMessage, ServerResponse } from "node:http";
import { cache, endRendering, olderRendering } from "@/lib/front/cache.mjs";
import { compress } from "@/lib/front/compress";
import { addVary } from "@/lib/front/compressible";
import { keptAnswer } from "@/lib/front/pages";
import { BODY_LENGTH } from "@/lib/http/body-length";
import { expectAnswer, forgetAnswer, handedAnswer } from "@/lib/http/handed-answers";

export type AnswerByNext = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

type Options = {
  answerByNext: AnswerByNext;
  /** The page's name in the cache, if it may have one. */
  key: string | undefined;
  isCall: boolean;
  requestId: string;
  headers: [name: string, value: string][];
  /** Called with an answer that goes on for as long as the client listens. */
  onStream: (response: ServerResponse) => void;
};

/** Lets Next answer, and sees to what every answer carries. */
export async function passToNext(request: IncomingMessage, response: ServerResponse, options: Options): Promise<void> {
  const { answerByNext, key, isCall, requestId, onStream } = options;
  if (isCall) {
    expectAnswer(requestId);
    response.once("close", () => forgetAnswer(requestId));
  }
  compress(request, response, {
    handed: () => handedAnswer(requestId),
    ready: (text) => keptPage(request, response, text),
    adjust: () => {
      completeHeaders(response, options);
      if (String(response.getHeader("content-type")).startsWith("text/event-stream")) onStream(response);
    },
  });
  if (key !== undefined) {
    await olderRendering(key);
    response.once("finish", () => {
      if (response.getHeader("x-nextjs-cache") !== "HIT") endRendering(key);
    });
  }
  await answerByNext(request, response);
}

/**
 * Next has found the whole page in its cache, for somebody signed in, and would encode and compress its text once more: the bytes that
 * guests get are there already. Only middleware knows in which language this reader gets the page.
 */
function keptPage(request: IncomingMessage, response: ServerResponse, text: string) {
  if (response.statusCode !== 200) return undefined;
  const page = cache.pages.get(String(response.getHeader("x-middleware-rewrite")));
  if (!page || page.text !== text) return undefined;
  const { status, head, body } = keptAnswer(request, page);
  response.statusCode = status;
  response.removeHeader("Content-Length");
  for (let at = 0; at < head.length; at += 2) response.setHeader(head[at] as string, head[at + 1] as string);
  return { body };
}

function completeHeaders(response: ServerResponse, { headers, isCall }: Options): void {
  for (const [name, value] of headers) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  response.removeHeader("X-Middleware-Rewrite"); // no address shows the language
  const length = response.getHeader(BODY_LENGTH);
  if (length !== undefined) response.setHeader("Content-Length", length);
  response.removeHeader(BODY_LENGTH);
  const caching = response.getHeader("cache-control");
  if (caching === undefined && isCall) response.setHeader("Cache-Control", "no-store");
  if (typeof caching === "string" && caching.startsWith("s-maxage")) {
    // Next tells proxies to keep a cached page for a year; none of them would hear of an edit.
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    addVary(response, "Cookie");
    addVary(response, "Accept-Language");
  }
}
