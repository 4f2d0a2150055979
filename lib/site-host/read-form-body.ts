import "server-only";
import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import { AppError } from "@/lib/errors";
import { BODY_MAX_BYTES, BODY_MAX_FIELDS } from "@/lib/submissions/policy";

/** Forms are small, so a client that takes longer only ties up a connection and memory. */
const READ_MAX_MS = 60_000;
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const LIMITS = {
  fieldNameSize: 200,
  fieldSize: BODY_MAX_BYTES,
  fields: BODY_MAX_FIELDS,
  parts: BODY_MAX_FIELDS + 1,
  headerPairs: 20,
};

/**
 * Reads the body of a submitted form as UTF-8. Ignores files. Throws a 415 if the content type is not that of a form,
 * and a 413 for more than 100 KB or 100 fields. Throws a 400 for a malformed or incomplete form, and for a body that
 * takes longer than a minute. After a refusal, the rest of the body is not read here.
 */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers["content-type"] ?? "";
  const media = type.split(";", 1)[0]?.trim().toLowerCase();
  if (media !== URLENCODED && media !== MULTIPART)
    throw new AppError("unsupported_media_type", "Send the body as :media.", { values: { media: URLENCODED } });
  if (Number(request.headers["content-length"] ?? 0) > BODY_MAX_BYTES) throw tooLong();
  const bytes = await readBytes(request);
  const fields = media === MULTIPART ? await parseMultipart(type, bytes) : new URLSearchParams(bytes.toString("utf8"));
  if (fields.size > BODY_MAX_FIELDS) throw tooLong();
  return fields;
}

/** Uses events, because a `for await` loop over the request would close the connection if the loop ended early. */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > BODY_MAX_BYTES) finish(tooLong());
    };
    const end = () => finish(null);
    const fail = () => finish(malformed());
    const timer = setTimeout(fail, READ_MAX_MS);
    function finish(error: AppError | null) {
      clearTimeout(timer);
      request.off("data", keep).off("end", end).off("error", fail).off("close", fail);
      if (!error) return resolve(Buffer.concat(chunks));
      request.pause();
      reject(error);
    }
    request.on("data", keep).once("end", end).once("error", fail).once("close", fail);
  });
}

function parseMultipart(type: string, bytes: Buffer): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const fields = new URLSearchParams();
    const parser = parserFor(type);
    parser.on("field", (name, value) => fields.append(name, value));
    parser.on("file", (_name, stream) => stream.resume());
    parser.on("fieldsLimit", () => reject(tooLong()));
    parser.on("partsLimit", () => reject(tooLong()));
    parser.on("error", () => reject(malformed()));
    parser.on("finish", () => resolve(fields));
    parser.end(bytes);
  });
}

function parserFor(type: string) {
  try {
    return new Busboy({ headers: { "content-type": type }, defCharset: "utf8", limits: LIMITS });
  } catch {
    throw malformed(); // for example, if the content type has no boundary
  }
}

const tooLong = () => new AppError("too_large", "What you entered is too long.");
const malformed = () => new AppError("malformed", "The form did not arrive completely. Send it again.");
