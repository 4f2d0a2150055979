import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

type HeadersArgument = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * Calls `adjust` once, just before the head of the response is sent, after the app has set the status and headers.
 * Setting headers earlier does not work: Next drops a route handler's header if one of that name is already set.
 */
export function runBeforeHead(response: ServerResponse, adjust: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, message?: string) => ServerResponse;

  response.writeHead = function adjusted(status: number, first?: string | HeadersArgument, second?: HeadersArgument) {
    response.writeHead = writeHead as typeof response.writeHead;
    response.statusCode = status;
    const message = typeof first === "string" ? first : response.statusMessage || undefined;
    setAll(response, typeof first === "string" ? second : first);
    adjust();
    return message ? writeHead(response.statusCode, message) : writeHead(response.statusCode);
  } as typeof response.writeHead;
}

function setAll(response: ServerResponse, headers: HeadersArgument): void {
  for (const [name, value] of entriesOf(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function entriesOf(headers: HeadersArgument): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {});
  const entries: [string, OutgoingHttpHeader | undefined][] = [];
  for (let at = 0; at < headers.length; at += 2) entries.push([String(headers[at]), headers[at + 1]]);
  return entries;
}
