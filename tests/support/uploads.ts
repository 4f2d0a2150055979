import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { ReadableStream as WebStream } from "node:stream/web";
import { POST as UPLOAD } from "@/app/api/v1/file-entries/route";
import { methodOf, type RouteHandler } from "@/lib/api/methods";
import type { FileEntryJson } from "@/lib/files/schema";
import { type ApiResponse, type CallOptions, call, requestFor } from "./api";

/**
 * Gives the tests of a file their own data folder. Call this at the top of the file, before the environment is read.
 */
export function withDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-files-"));
  process.env.DATA_DIR = folder;
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lists the stored files of a data folder, by their paths below `files`. */
export function storedFiles(folder: string): string[] {
  const files = path.join(folder, "files");
  if (!fs.existsSync(files)) return [];
  return fs
    .readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(files, path.join(entry.parentPath, entry.name)));
}

type Part = string | { name: string; type?: string; bytes: Uint8Array | string };

/** Creates the options of a request with a form as a browser sends it, with the fields in this order. */
export async function form(fields: readonly (readonly [name: string, value: Part])[]): Promise<CallOptions> {
  const formData = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") formData.append(name, value);
    else formData.append(name, new Blob([Buffer.from(value.bytes)], { type: value.type ?? "text/plain" }), value.name);
  }
  const request = new Request("http://localhost", { method: "POST", body: formData });
  const body = await buffer(request.body as unknown as WebStream<Uint8Array>);
  const type = request.headers.get("content-type");
  return { body: new Uint8Array(body), headers: { "content-type": type } };
}

/** Creates the options of a request that changes the picture of a user or of a workspace. */
export const pictureForm = () => form([["file", { name: "a.png", type: "image/png", bytes: PNG }]]);

/** Uploads a file by form. */
export const upload = async (as: { id: number }, file: Part, options: CallOptions = {}): Promise<ApiResponse> =>
  call(UPLOAD, { as, ...(await form([["file", file]])), ...options });

/** Uploads a file, by default a small text. Returns its entry. */
export async function uploadEntry(
  as: { id: number },
  name = "note.txt",
  bytes: Uint8Array | string = "a note",
): Promise<FileEntryJson> {
  return (await upload(as, { name, bytes })).json.fileEntry;
}

/** Calls a handler and returns the response as text, for responses that are not JSON. */
export async function fetchFrom(
  handler: RouteHandler,
  options: CallOptions & { params: Record<string, string | number> },
) {
  const request = await requestFor(options.method ?? methodOf(handler) ?? "GET", options);
  const params = Object.fromEntries(Object.entries(options.params).map(([name, value]) => [name, String(value)]));
  const response = await handler(request, { params: Promise.resolve(params) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}

export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
