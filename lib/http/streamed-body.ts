import { AppError } from "@/lib/errors";
import { announcesBody } from "@/lib/http/announces-body";
import { tooLarge } from "@/lib/http/input";
import type { BodyReader } from "@/lib/http/read-before";

type Limits = { media: string; maxBytes: number | undefined };

const typeOf = ({ headers }: Request) => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();

/** The `media` of a call that accepts bodies of any type. */
export const ANY_MEDIA_TYPE = "*/*";

/** Whether the request's `Content-Type` is this media type. */
export const hasMediaType = (request: Request, media: string) =>
  media === ANY_MEDIA_TYPE || typeOf(request) === media.toLowerCase();

/**
 * Prepares a body for streaming, so that it is never in memory as a whole. Throws 415 for a type other than `media`
 * and 413 if `Content-Length` exceeds `maxBytes`. Reading a longer body without that header fails with a 413.
 *
 * Returns the same request, but cancelling its body does not close the connection, which the response needs.
 */
export function streamedBody(original: Request, { media, maxBytes = Number.POSITIVE_INFINITY }: Limits): Request {
  const { headers } = original;
  const declared = Number(headers.get("content-length") ?? 0);
  const hasBody = announcesBody(headers.get("content-length"), headers.get("transfer-encoding"));
  if (hasBody && !hasMediaType(original, media)) {
    throw new AppError("unsupported_media_type", "Send the body as :media.", { values: { media } });
  }
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const reader = original.body?.getReader();
  return reader ? withBody(original, limitSize(reader, maxBytes)) : original;
}

function limitSize(reader: BodyReader, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        size += value?.byteLength ?? 0;
        if (size > maxBytes) throw tooLarge(maxBytes);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // Cancelling the original would close the socket before the response is sent.
      cancel: () => undefined,
    },
    { highWaterMark: 0 },
  );
}

function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  return new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
}
