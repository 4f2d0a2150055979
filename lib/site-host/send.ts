import type { IncomingMessage, ServerResponse } from "node:http";
import { type EncodedPage, responseFor } from "@/lib/page-cache/encoded-page";

/** A browser checks on each visit whether a page has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
export const NOT_STORED = "private, no-store";

type SentPage = {
  page: EncodedPage;
  status?: number;
  type?: string;
  caching?: string;
  /** Alternating names and values. */
  headers: readonly string[];
};

/** Sends a page, compressed if the client accepts that. Sends 304 to a client that already has this version. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, status = 200, type = "text/html; charset=utf-8", caching = REVALIDATE, headers }: SentPage,
): void {
  const cached = responseFor(request.headers, page);
  const pageHeaders = ["Content-Type", type, "Cache-Control", caching, "Vary", "Accept-Encoding"];
  response.writeHead(cached.status === 304 ? 304 : status, [...pageHeaders, ...headers, ...cached.head]);
  response.end(request.method === "HEAD" ? undefined : cached.body);
}

type SentText = { status?: number; type?: string; text: string; headers: readonly string[] };

/** Sends short text that must not be cached. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type = "text/html; charset=utf-8", text, headers }: SentText,
): void {
  const body = Buffer.from(text);
  const textHeaders = ["Content-Type", type, "Cache-Control", NOT_STORED, "Content-Length", String(body.length)];
  response.writeHead(status, [...textHeaders, ...headers]);
  response.end(request.method === "HEAD" ? undefined : body);
}

export function sendRedirect(
  response: ServerResponse,
  { status, location, headers }: { status: 301 | 303 | 308; location: string; headers: readonly string[] },
): void {
  response.writeHead(status, ["Location", location, "Cache-Control", "no-store", "Content-Length", "0", ...headers]);
  response.end();
}

/** Sets headers, given as alternating names and values, before another function sends the response. */
export function setHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] as string, headers[at + 1] as string);
}
