import type { IncomingMessage, ServerResponse } from "node:http";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import { runBeforeHead } from "@/lib/front/before-head";
import { encodingFor } from "@/lib/front/compressible";
import type { Encoding } from "@/lib/http/encodings";

/** Fast, and with a small window: with the default, each response would allocate a window of 4 MB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 5 };

type OriginalMethods = Pick<ServerResponse, "write" | "end">;
type Chunk = string | Uint8Array;

type Options = {
  /** Called just before the head is sent. May change the status and the headers that the app has set. */
  adjust: () => void;
  /** Returns the whole body if the app passed it directly to the front and wrote nothing to the response. */
  passedBody?: () => string | undefined;
};

/** Compresses a response while it is sent, if the client accepts an encoding and the content is worth compressing. */
export function compress(request: IncomingMessage, response: ServerResponse, { adjust, passedBody }: Options): void {
  const original: OriginalMethods = { write: response.write.bind(response), end: response.end.bind(response) };
  const flushHeaders = response.flushHeaders.bind(response);
  let stream: BrotliCompress | Gzip | undefined;
  let isEmpty = false;

  runBeforeHead(response, () => {
    adjust();
    const encoding = isEmpty ? undefined : encodingFor(request, response);
    if (encoding) stream = startCompressing(response, original, encoding);
  });

  response.write = ((chunk: Chunk, ...rest: []) => {
    if (!response.headersSent) startWriting(response);
    return stream ? stream.write(chunk, ...rest) : original.write(chunk, ...rest);
  }) as typeof response.write;

  response.end = ((...args: unknown[]) => {
    const { chunk: last, charset, done } = parseEndArguments(args);
    const chunk = response.headersSent ? last : (last ?? passedBody?.());
    isEmpty = chunk === undefined;
    if (chunk !== undefined) sendHead(request, response, Buffer.byteLength(chunk, charset));
    if (done) response.once("finish", done);
    endWith(stream ?? original, chunk, charset);
    return response;
  }) as typeof response.end;

  // Next flushes the head before it has the first chunk. The flush is delayed, so that a chunk that follows immediately
  // is sent together with the head.
  response.flushHeaders = () => {
    setImmediate(() => {
      if (!response.headersSent && !response.destroyed) flushHeaders();
    });
  };
  // Next calls this after each chunk of a streamed page.
  Object.assign(response, { flush: () => stream?.flush() });
}

/** Sends the head in one packet with the first chunk, and with the end of the body if that follows immediately. */
function startWriting(response: ServerResponse): void {
  response.writeHead(response.statusCode);
  response.cork();
  setImmediate(() => {
    if (!response.writableEnded) response.uncork();
  });
}

function endWith(
  target: Pick<ServerResponse, "end"> | BrotliCompress | Gzip,
  chunk: Chunk | undefined,
  charset: BufferEncoding,
): void {
  if (chunk === undefined) target.end();
  else target.end(chunk, charset);
}

/** Parses the arguments of `end(chunk, encoding, callback)`. Each of them may be omitted. */
function parseEndArguments(args: unknown[]): {
  chunk: Chunk | undefined;
  charset: BufferEncoding;
  done: (() => void) | undefined;
} {
  const chunk = args.find((arg): arg is Chunk => typeof arg === "string" || arg instanceof Uint8Array);
  const charset = args.slice(1).find((arg): arg is BufferEncoding => typeof arg === "string");
  const done = args.find((arg): arg is () => void => typeof arg === "function");
  return { chunk: chunk?.length === 0 ? undefined : chunk, charset: charset ?? "utf8", done };
}

/** Sends the head of a response whose whole body is known, with `Content-Length`, as Node would. */
function sendHead(request: IncomingMessage, response: ServerResponse, length: number): void {
  if (response.headersSent) return;
  const isSet = response.hasHeader("content-length") || response.hasHeader("transfer-encoding");
  if (!isSet && request.method !== "HEAD" && ![204, 304].includes(response.statusCode)) {
    response.setHeader("Content-Length", length);
  }
  response.writeHead(response.statusCode);
}

function startCompressing(
  response: ServerResponse,
  { write, end }: OriginalMethods,
  encoding: Encoding,
): BrotliCompress | Gzip {
  response.setHeader("Content-Encoding", encoding);
  response.removeHeader("Content-Length");
  const etag = response.getHeader("etag");
  // Weak, because the same content is sent as different bytes.
  if (typeof etag === "string" && !etag.startsWith("W/")) response.setHeader("ETag", `W/${etag}`);

  const stream = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  stream.on("data", (chunk: Buffer) => {
    if (!write(chunk)) stream.pause();
  });
  const emit = response.emit.bind(response) as (name: string, ...values: unknown[]) => boolean;
  // The socket can be ready while the compressor is still full. The app must not write more until both are ready.
  response.emit = ((name: string, ...values: unknown[]) => {
    if (name !== "drain") return emit(name, ...values);
    stream.resume();
    return stream.writableNeedDrain ? false : emit("drain");
  }) as typeof response.emit;
  stream.on("drain", () => emit("drain"));
  stream.on("end", () => end());
  stream.on("error", (error) => response.destroy(error));
  response.once("close", () => stream.destroy());
  return stream;
}
