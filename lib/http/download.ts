import "server-only";
import { Readable } from "node:stream";
import { contentDisposition } from "@/lib/http/file-response";

/** A file that is made for one request. */
export type Download = { name: string; mime: string; body: Buffer | Readable | ReadableStream<Uint8Array> };

/** Sends a file as an attachment that nothing caches. */
export function downloadResponse({ name, mime, body }: Download): Response {
  return new Response(bodyOf(body), {
    headers: {
      "Cache-Control": "no-store",
      "Content-Disposition": contentDisposition("attachment", name),
      "Content-Type": mime,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function bodyOf(body: Download["body"]): BodyInit {
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  return body instanceof ReadableStream ? body : (Readable.toWeb(body) as unknown as ReadableStream);
}
