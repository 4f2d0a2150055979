import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError, invalid } from "@/lib/errors";

const FIELD_MAX_BYTES = 8 * 1024;
const FIELDS_MAX = 20;
const LIMITS = { files: 1, fields: FIELDS_MAX, parts: FIELDS_MAX + 2, fieldSize: FIELD_MAX_BYTES, headerPairs: 20 };

export type SentFile = {
  /** The file name that the client sent. */
  name: string;
  mime: string;
  /** Must be read to its end, unless `receive` rejects. */
  stream: Readable;
  /** The fields before the file. More may follow. */
  fields: Readonly<Record<string, string>>;
};

/** A submitted multipart form. It can be read only once. */
export type SentForm = {
  /** The announced size of the whole form. 0 if the client did not announce one. */
  bytes: number;
  /** Reads the form as `readMultipart` does. */
  read: <T>(fileField: string, receive: (file: SentFile) => Promise<T>) => Promise<Form<T>>;
};

/** The form in a request's body. */
export const formOf = (request: Request): SentForm => ({
  bytes: Number(request.headers.get("content-length") ?? 0),
  read: (fileField, receive) => readMultipart(request, fileField, receive),
});

type Form<T> = {
  fields: Record<string, string>;
  /** The result of `receive`. Undefined if no file was sent. */
  file: T | undefined;
};

/**
 * Reads a multipart form as a stream: its text fields, and one file, which `receive` reads. The body is never in memory
 * as a whole. Throws 400 for a malformed or incomplete form, and 422 for a file in another field, for two files and for
 * fields that are too long. When it throws, `receive` has ended, and the caller has to remove what `receive` created.
 */
export async function readMultipart<T>(
  request: Request,
  fileField: string,
  receive: (file: SentFile) => Promise<T>,
): Promise<Form<T>> {
  const fields: Record<string, string> = Object.create(null);
  const parser = parserFor(request);
  const stop = new AbortController();
  let failure: unknown;
  let work: Promise<T | undefined> | undefined;
  let fileStream: Readable | undefined;
  const fail = (error: unknown): undefined => {
    failure ??= error;
    stop.abort();
    return undefined;
  };

  parser.on("field", (name, value, _nameCut, isCut) => {
    if (isCut) fail(invalid({ [name]: ["This value is not valid."] }));
    else fields[name] = value;
  });
  parser.on("fieldsLimit", () => fail(malformed()));
  parser.on("partsLimit", () => fail(malformed()));
  parser.on("filesLimit", () => fail(invalid({ [fileField]: ["Send one file."] })));
  parser.on("file", (field, stream, name, _encoding, type) => {
    stream.on("error", () => undefined); // the parser fails too, and its error is handled below
    if (field !== fileField) {
      fail(invalid({ [String(field)]: ["This field is not supported here."] }));
      return;
    }
    fileStream = stream;
    work = receive({ name: nameOf(name), mime: type, stream, fields: { ...fields } }).catch(fail);
  });

  const source = sourceOf(request);
  const parsing = pipeline(source, parser, { signal: stop.signal });
  // A form can end before the request's body does. Then the pipe stops, and nothing else would read the rest of the
  // body.
  parser.once("finish", () => source.resume());
  await parsing.catch((error) => {
    failure ??= error instanceof AppError ? error : malformed();
    fileStream?.destroy(failure as Error);
  });
  const file = await work;
  if (failure) throw failure;
  return { fields, file };
}

/** Browsers write a quotation mark in a file name as %22. */
const nameOf = (name: string | undefined) => (name ?? "").replaceAll("%22", '"');

function sourceOf({ body }: Request): Readable {
  return body ? Readable.fromWeb(body as WebStream<Uint8Array>) : Readable.from([]);
}

function parserFor({ headers }: Request): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": headers.get("content-type") ?? "" }, limits: LIMITS });
  } catch {
    throw malformed();
  }
}

const malformed = () => new AppError("malformed", "The request body is not a complete form.");
