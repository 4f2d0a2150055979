import type * as z from "zod";
import { AppError, type FieldMessage, invalid, notFound } from "@/lib/errors";
import { announcesBody } from "@/lib/http/announces-body";
import { issueTexts } from "@/lib/http/issue-text";
import { readBefore } from "@/lib/http/read-before";

/** How many keys and items an input may have if `maxItems` is not set. */
const MAX_ITEMS = 1_000;
/** How many levels an input may have if `maxDepth` is not set. */
const MAX_DEPTH = 64;
/** The response about an invalid input names at most this many fields. */
const MAX_NAMED_FIELDS = 20;

export type InputLimits = { maxItems?: number | undefined; maxDepth?: number | undefined };

/**
 * Parses input. Throws 422 if the input is invalid. Refuses more than `maxItems` keys and items, and more than
 * `maxDepth` levels, before it parses anything. A ZodError from anywhere else is a bug and becomes a 500.
 */
export function parseInput<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { maxItems = MAX_ITEMS, maxDepth = MAX_DEPTH }: InputLimits = {},
): T {
  requireStorable(value, { maxItems, maxDepth });

  const { error, messageOf } = issueTexts();
  const result = schema.safeParse(value, { error });
  if (result.success) return result.data;
  const errors = new Map<string, FieldMessage[]>();
  for (const issue of result.error.issues) {
    const fields = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of fields) {
      const field = path.join(".");
      const messages = errors.get(field) ?? [];
      messages.push(messageOf(issue.message));
      if (errors.size < MAX_NAMED_FIELDS) errors.set(field, messages);
    }
  }
  throw invalid(Object.fromEntries(errors));
}

/** Parses path parameters. Throws 404 if they are invalid, because nothing with an invalid id can exist. */
export function parsePath<T>(schema: z.ZodType<T>, value: Record<string, string | string[]>): T {
  const result = Object.values(value).flat().some(isUnstorable) ? null : schema.safeParse(value);
  if (!result?.success) throw notFound("Page");
  return result.data;
}

/** Whether Postgres cannot store the text: it contains NUL or half a surrogate pair. */
const isUnstorable = (text: string) => text.includes("\0") || /\p{Cs}/u.test(text);

/** The path to a value. A linked list, because copying the path for each value would be slow at great depth. */
type InputPath = { key: string; parent: InputPath; depth: number } | null;

/** Refuses (422) an input with too many keys and items, with too many levels, or with text that cannot be stored. */
function requireStorable(input: unknown, { maxItems, maxDepth }: Required<InputLimits>): void {
  let items = 0;

  function visit(value: unknown, path: InputPath): void {
    if (typeof value === "string") requireStorableText(value, path);
    else if (typeof value === "object" && value !== null) visitEntries(value, path);
  }

  function visitEntries(value: object, path: InputPath): void {
    const depth = (path?.depth ?? 0) + 1;
    if (depth > maxDepth) throw invalid({ [keysOf(path)[0] ?? ""]: ["This is nested too deeply."] });
    const entries = Object.entries(value);
    items += entries.length;
    if (items > maxItems) throw tooManyItems(maxItems);
    for (const [key, inner] of entries) {
      requireStorableText(key, path);
      visit(inner, { key, parent: path, depth });
    }
  }

  visit(input, null);
}

function requireStorableText(text: string, path: InputPath): void {
  if (isUnstorable(text))
    throw invalid({ [keysOf(path).join(".")]: ["This text contains a character that cannot be stored."] });
}

function keysOf(path: InputPath): string[] {
  const keys: string[] = [];
  for (let step = path; step; step = step.parent) keys.unshift(step.key);
  return keys;
}

const tooManyItems = (maximum: number) =>
  new AppError("invalid", "This request is too large: it can have at most :maximum fields and items.", {
    values: { maximum },
  });

const isJson = (type: string | null) => /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? "");

/** Throws 415 if the announced body is not JSON, and 413 if `Content-Length` exceeds `maxBytes`. Reads nothing. */
export function requireJsonBody({ headers }: Request, maxBytes: number): void {
  const declared = Number(headers.get("content-length") ?? 0);
  const hasBody = announcesBody(headers.get("content-length"), headers.get("transfer-encoding"));
  if (hasBody && !isJson(headers.get("content-type"))) throw unsupported();
  if (declared > maxBytes) throw tooLarge(maxBytes);
}

/**
 * Reads a JSON body. Returns no bytes if there is no body. Throws 415 for another type, 413 for more than `maxBytes`,
 * and 400 if the client takes longer than a minute.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = await collect(request, maxBytes);
  if (bytes.length > 0 && !isJson(request.headers.get("content-type"))) throw unsupported();
  return bytes;
}

/** How long reading a body may take. JSON bodies are small, so a client that takes longer only blocks a connection. */
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

/** Parses a body. An empty one is `{}`. Throws 400 for invalid JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("malformed", "The request body is not valid JSON.");
  }
}

const tooSlow = () =>
  new AppError("malformed", "The request body took too long to arrive.", { headers: { Connection: "close" } });
const unsupported = () => new AppError("unsupported_media_type", "Send the body as application/json.");
/** Returns the error for a body of more than `bytes`. */
export const tooLarge = (bytes: number) =>
  new AppError("too_large", "The request body is too large: at most :kilobytes KB.", {
    values: { kilobytes: Math.floor(bytes / 1024) },
  });
