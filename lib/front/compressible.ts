import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding } from "@/lib/http/encodings";

/** Smaller responses are not worth compressing. */
const MIN_BYTES = 1024;

const COMPRESSIBLE_TYPES =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/i;

/**
 * Returns the encoding for a response whose head is about to be sent, or undefined. Sets `Vary` if the type can be
 * compressed. Event streams, partial files and bodies that are already compressed are not compressed.
 */
export function encodingFor(request: IncomingMessage, response: ServerResponse): Encoding | undefined {
  if (!COMPRESSIBLE_TYPES.test(String(response.getHeader("content-type") ?? ""))) return undefined;
  addVary(response, "Accept-Encoding");
  if (request.method === "HEAD" || !isWhole(response) || response.hasHeader("content-encoding")) return undefined;
  if (/no-transform/i.test(String(response.getHeader("cache-control") ?? ""))) return undefined;
  const length = response.getHeader("content-length");
  if (length !== undefined && Number(length) < MIN_BYTES) return undefined;
  return chooseEncoding(request.headers["accept-encoding"]);
}

const isWhole = ({ statusCode }: ServerResponse) => statusCode >= 200 && ![204, 206, 304].includes(statusCode);

/** Adds a name to `Vary` unless it is there already. */
export function addVary(response: ServerResponse, name: string): void {
  const names = [response.getHeader("vary") ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  if (names.some((item) => item === "*" || item.toLowerCase() === name.toLowerCase())) return;
  response.setHeader("Vary", [...names, name].join(", "));
}
