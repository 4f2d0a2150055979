import { createReadStream, type Dirent, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { contentType } from "@/lib/front/content-type";
import { contentTag } from "@/lib/http/content-tag";
import { chooseEncoding, type Encoding } from "@/lib/http/encodings";
import { hasCurrentVersion } from "@/lib/http/if-none-match";

/** A file and its precompressed versions. */
type StaticFile = { file: string; encodings: Set<Encoding>; type: string };
type LoadedFile = { body: Buffer; etag: string };

/** Larger files are read from the disk for each request. */
const IN_MEMORY_MAX_BYTES = 2_000_000;
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** The contents of small files, at most 16 MB in all. */
const memory = new LRUCache<string, LoadedFile>({ maxSize: 16e6, sizeCalculation: ({ body }) => body.length + 500 });

/** Sends a file with additional headers (alternating names and values). Returns false if there is no such file. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: { path: string; headers: string[] },
) => Promise<boolean>;

/**
 * Returns a function that sends the files that the folder contains now, at paths below `prefix`. It prefers
 * precompressed versions such as `app.js.br`.
 */
export function staticFiles(
  folder: string,
  { prefix = "", cacheControl }: { prefix?: string; cacheControl: string },
): SendFile {
  const files = mapFiles(folder);

  return async function send(request, response, { path: address, headers }) {
    const found = address.startsWith(prefix) ? files.get(address.slice(prefix.length)) : undefined;
    if (!found) return false;
    const encoding = encodingOf(found, request);
    const allHeaders = [...headers, "Content-Type", found.type, "Cache-Control", cacheControl];
    if (found.encodings.size > 0) allHeaders.push("Vary", "Accept-Encoding");
    if (encoding) allHeaders.push("Content-Encoding", encoding);
    return await sendFrom(request, response, found.file + (encoding ? ENDINGS[encoding] : ""), allHeaders);
  };
}

function encodingOf({ encodings }: StaticFile, { headers }: IncomingMessage): Encoding | undefined {
  const encoding = chooseEncoding(headers["accept-encoding"]);
  return encoding && encodings.has(encoding) ? encoding : undefined;
}

function mapFiles(folder: string): Map<string, StaticFile> {
  const names = listFiles(folder);
  const allNames = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (isEncoded(name, allNames)) continue;
    const encodings = new Set((["br", "gzip"] as const).filter((encoding) => allNames.has(name + ENDINGS[encoding])));
    files.set(`/${name}`, { file: path.join(folder, name), encodings, type: contentType(name) });
  }
  return files;
}

const isEncoded = (name: string, allNames: Set<string>) => /\.(?:br|gz)$/.test(name) && allNames.has(name.slice(0, -3));

/**
 * Returns the paths of the files below the folder, relative to the folder and with forward slashes. Omits dotfiles.
 * Empty if the folder does not exist.
 */
function listFiles(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join("/"),
    )
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")));
}

async function sendFrom(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: string[],
): Promise<boolean> {
  const loaded = await load(file).catch(() => undefined);
  if (!loaded) return false; // removed after the folder was read, for example by a build
  if (hasCurrentVersion(request.headers["if-none-match"], loaded.etag)) {
    response.writeHead(304, [...headers, "ETag", loaded.etag]).end();
    return true;
  }
  const { body } = loaded;
  const length = typeof body === "number" ? body : body.length;
  response.writeHead(200, [...headers, "ETag", loaded.etag, "Content-Length", String(length)]);
  if (request.method === "HEAD") response.end();
  else if (typeof body === "number")
    createReadStream(file)
      .on("error", (error) => response.destroy(error))
      .pipe(response);
  else response.end(body);
  return true;
}

/** Returns the bytes, or their number for a file that is too large to cache in memory. */
async function load(file: string): Promise<{ body: Buffer | number; etag: string }> {
  const cached = memory.get(file);
  if (cached) return cached;
  const { size, mtimeMs } = await stat(file);
  if (size > IN_MEMORY_MAX_BYTES) return { body: size, etag: `W/"${size}-${Math.floor(mtimeMs)}"` };
  const body = await readFile(file);
  const loaded = { body, etag: `"${contentTag(body)}"` };
  memory.set(file, loaded);
  return loaded;
}
