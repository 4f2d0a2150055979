import type * as z from "zod";
import { AppError, type FieldMessage, invalid, notFound } from "@/lib/errors";
import { issueTexts } from "@/lib/http/issue-text";
import { readBefore } from "@/lib/http/read-before";

/** Parses input. Throws 422 if it is invalid. A ZodError from anywhere else is a bug and becomes a 500. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const bad = pathOfUnstorable(value);
  if (bad !== null) throw invalid({ [bad]: ["This text contains a character that cannot be stored."] });

  const { error, messageOf } = issueTexts();
  const result = schema.safeParse(value, { error });
  if (result.success) return result.data;
  const errors: Record<string, FieldMessage[]> = Object.create(null); // a field may be called "constructor"
  for (const issue of result.error.issues) {
    const fields = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of fields) {
      const field = path.join(".");
      errors[field] = [...(errors[field] ?? []), messageOf(issue.message)];
    }
  }
  throw invalid(errors);
}

/** Parses path parameters. Throws 404 if they are invalid, because nothing with an invalid id can exist. */
export function parsePath<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = pathOfUnstorable(value) === null ? schema.safeParse(value) : null;
  if (!result?.success) throw notFound("Page");
  return result.data;
}

/** Deeper than any valid input, but safe for recursion. */
const MAX_DEPTH = 64;

/** Whether Postgres cannot store the text: it contains NUL or half a surrogate pair. */
const isUnstorable = (text: string) => text.includes("\0") || /\p{Cs}/u.test(text);

/** Returns the path of the first text in the input that cannot be stored, or null. */
function pathOfUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === "string") return isUnstorable(value) ? path.join(".") : null;
  return typeof value === "object" && value !== null ? pathOfUnstorableWithin(value, path) : null;
}

function pathOfUnstorableWithin(value: object, path: readonly string[]): string | null {
  if (path.length === MAX_DEPTH) throw invalid({ [path[0] ?? ""]: ["This is nested too deeply."] });
  for (const [key, inner] of Object.entries(value)) {
    const found = isUnstorable(key) ? path.join(".") : pathOfUnstorable(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

const isJson = (type: string | null) => /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? "");

/** Reads a JSON body, empty if there is none. Throws 415 for another type and 413 for more than `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const { headers } = request;
  const declared = Number(headers.get("content-length") ?? 0);
  const isTyped = isJson(headers.get("content-type"));
  if ((declared > 0 || headers.has("transfer-encoding")) && !isTyped) throw unsupported();
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const bytes = await collect(request, maxBytes);
  if (bytes.length > 0 && !isTyped) throw unsupported();
  return bytes;
}

/** The time to read a body. JSON bodies are small, so a client that takes longer only blocks a connection. */
const BODY_TIMEOUT_MS = 60_000;

async function collect({ body }: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  const deadline = Date.now() + BODY_TIMEOUT_MS;
  let size = 0;
  while (reader) {
    const read = await readBefore(reader, deadline);
    if (read === null) throw tooSlow();
    if (read.done) break;
    size += read.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("malformed", "The request body is not valid JSON.");
  }
}

const tooSlow = () =>
  new AppError("malformed", "The request body does not have the expected length.", {
    headers: { Connection: "close" },
  });
const unsupported = () => new AppError("unsupported_media_type", "Send the body as application/json.");
const tooLarge = (bytes: number) =>
  new AppError("too_large", "The request body is too large: at most :kilobytes KB.", {
    values: { kilobytes: Math.floor(bytes / 1024) },
  });
