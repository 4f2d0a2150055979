import type { IncomingMessage, ServerResponse } from "node:http";
import { isApiPath } from "@/lib/front/target";
import { announcesBody } from "@/lib/http/announces-body";

export type Refusal = {
  status: number;
  code: string;
  title: string;
  message: string;
  headers?: Record<string, string>;
};

export const MALFORMED: Refusal = {
  status: 400,
  code: "malformed",
  title: "Bad request",
  message: "This address is not valid.",
};

export const NOT_FOUND: Refusal = {
  status: 404,
  code: "not_found",
  title: "Not found",
  message: "There is nothing at this address.",
};

export const METHOD_NOT_ALLOWED: Refusal = {
  status: 405,
  code: "method_not_allowed",
  title: "Not allowed",
  message: "Only GET and HEAD requests work here.",
  headers: { Allow: "GET, HEAD" },
};

export const TOO_MANY_REQUESTS: Refusal = {
  status: 429,
  code: "too_many_requests",
  title: "Too many requests",
  message: "Too many requests are open. Try again in a moment.",
  headers: { "Retry-After": "5" },
};

export const FAILED: Refusal = {
  status: 500,
  code: "internal",
  title: "Something went wrong",
  message: "There was an issue. Please try again.",
};

export const STARTING: Refusal = {
  status: 503,
  code: "unavailable",
  title: "Just a moment",
  message: "The server is starting.",
  headers: { "Retry-After": "2" },
};

/** Sends an error without Next: a small page, or JSON for API calls and clients that do not accept HTML. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, code, title, message, headers } = refusal;
  const isJson = isApiPath((request.url ?? "").split("?", 1)[0] ?? "") || !acceptsHtml(request);
  const body = isJson
    ? JSON.stringify({ code, message, errors: {}, ...requestIdField(response, status) })
    : page(title, message, headers?.["Retry-After"]);
  response.writeHead(status, {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": isJson ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Redirects permanently. The browser keeps the method. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, "Cache-Control": "no-store", "Content-Length": 0 }).end();
}

const requestIdField = (response: ServerResponse, status: number) =>
  status === 500 ? { request_id: response.getHeader("X-Request-Id") } : {};

const acceptsHtml = ({ headers: { accept = "*/*" } }: IncomingMessage) =>
  accept.includes("text/html") || accept.includes("*/*");

export const hasBody = ({ headers }: IncomingMessage) =>
  announcesBody(headers["content-length"], headers["transfer-encoding"]);

function page(title: string, message: string, refreshSeconds: string | undefined): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${title}</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.5rem}</style></head><body><h1>${title}</h1><p>${message}</p></body></html>\n`;
}
