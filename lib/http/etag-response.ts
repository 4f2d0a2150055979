import type { Encoding } from "@/lib/http/encodings";
import { hasCurrentVersion } from "@/lib/http/if-none-match";

export type EtaggedContent = {
  body: Uint8Array;
  mime: string;
  /** The ETag without quotes: the same for the same bytes. */
  tag: string;
  /** The value of `Cache-Control`. */
  caching: string;
  /** How the body is compressed. Null if it is not compressed for this client, but would be for others. */
  encoding?: Encoding | null;
};

/** Sends content, or 304 to a client that has it. */
export function etagResponse(request: Request, content: EtaggedContent): Response {
  const { body, mime, tag, caching, encoding } = content;
  const etag = `"${tag}"`;
  const headers = new Headers({ "Cache-Control": caching, ETag: etag });
  if (encoding !== undefined) headers.set("Vary", "Accept-Encoding");
  if (hasCurrentVersion(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", mime);
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(body), { headers });
}
