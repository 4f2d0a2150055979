import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * Calls `adjust` once, just before the head of the answer leaves, when status and headers are what the app wants them to be. Headers set
 * beforehand would not do: Next drops a route handler's own header where one of that name is there already.
 */
export function beforeHead(response: ServerResponse, adjust: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, message?: string) => ServerResponse;

  response.writeHead = function adjusted(status: number, first?: string | GivenHeaders, second?: GivenHeaders) {
    response.writeHead = writeHead as typeof response.writeHead;
    response.statusCode = status;
    const message = typeof first === "string" ? first : response.statusMessage || undefined;
    setAll(response, typeof first === "string" ? second : first);
    adjust();
    return message ? writeHead(response.statusCode, message) : writeHead(response.statusCode);
  } as typeof response.writeHead;
}

function setAll(response: ServerResponse, headers: GivenHeaders): void {
  for (const [name, value] of pairs(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function pairs(headers: GivenHeaders): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {});
  const found: [string, OutgoingHttpHeader | undefined][] = [];
  for (let at = 0; at < headers.length; at += 2) found.push([String(headers[at]), headers[at + 1]]);
  return found;
}
