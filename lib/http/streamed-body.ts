import { AppError } from "@/lib/errors";
import { type BodyReader, readBefore } from "@/lib/http/read-before";

/** So much of a refused body is still taken, so that whoever sends it gets to read why; a browser listens only after it has sent all. */
const LINGER_BYTES = 64 * 1024 * 1024;
const LINGER_MS = 20_000;

export type StreamedBody = {
  /** The same request; whoever stops reading its body does not break the connection over which the answer must go. */
  request: Request;
  /** To be called with the answer: takes in what of the body nobody has read, or has the connection end after the answer. */
  settle(response: Response): Promise<Response>;
};

type Limits = { media: string; maxBytes: number | undefined };

const typeOf = ({ headers }: Request) => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();

/** Whether the request says that its body is of this media type. */
export const isOfMedia = (request: Request, media: string) => typeOf(request) === media.toLowerCase();

/** A body that is read as it arrives and never lies in memory whole. 415 for another type than `media`, 413 for more than `maxBytes`. */
export function streamedBody(original: Request, { media, maxBytes = Number.POSITIVE_INFINITY }: Limits): StreamedBody {
  const { headers } = original;
  const declared = Number(headers.get("content-length") ?? 0);
  const hasBody = declared > 0 || headers.has("transfer-encoding");
  if (hasBody && !isOfMedia(original, media)) {
    throw new AppError("unsupported_media_type", "Send the body as :media.", { values: { media } });
  }
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const reader = original.body?.getReader();
  if (!reader) return { request: original, settle: async (response) => response };

  const request = withBody(original, passedOn(reader, maxBytes));
  return {
    request,
    async settle(response) {
      if (!(await tookIn(reader))) response.headers.set("Connection", "close");
      return response;
    },
  };
}

function passedOn(reader: BodyReader, maxBytes: number): ReadableStream<Uint8Array> {
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
      // cancelling the original would close the socket, and no answer would arrive
      cancel: () => undefined,
    },
    { highWaterMark: 0 },
  );
}

function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  return new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
}

/** Reads on to the end; false when that is too far or takes too long. */
async function tookIn(reader: BodyReader): Promise<boolean> {
  const deadline = Date.now() + LINGER_MS;
  let left = LINGER_BYTES;
  try {
    while (left > 0) {
      const read = await readBefore(reader, deadline);
      if (read === null) return false;
      if (read.done) return true;
      left -= read.value.byteLength;
    }
  } catch {
    return true; // the sender is gone
  }
  return false;
}

const tooLarge = (bytes: number) =>
  new AppError("too_large", "The request body is too large: at most :kilobytes KB.", {
    values: { kilobytes: Math.floor(bytes / 1024) },
  });
