import "server-only";
import { Metadata, Server } from "@tus/server";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry } from "@/lib/db/client/client";
import { reportError } from "@/lib/error-reports/report";
import { AppError, notFound } from "@/lib/errors";
import type { Caller } from "@/lib/files/files";
import { parseInput } from "@/lib/http/input";
import { log } from "@/lib/log";
import { getSettings } from "@/lib/settings/settings";
import { type Disk, driverOf, keyOf, newFileId, openStorage } from "@/lib/storage/storage";
import { workspaceFor } from "@/lib/storage-use/storage-use";
import { createOnce } from "@/lib/uploads/create-once";
import { discardUpload, sidecarKeys } from "@/lib/uploads/discard";
import { finishUpload } from "@/lib/uploads/finish";
import { extendIntent, type Intent, openIntent, requireIntent } from "@/lib/uploads/intents";
import { uploadLocker, withUploadLock } from "@/lib/uploads/lock";
import { extensionOf } from "@/lib/uploads/policy";
import { requireAcceptedFile } from "@/lib/uploads/rules";
import { tusMetadata } from "@/lib/uploads/schema";
import { CHECKSUM_ALGORITHMS, CHECKSUM_MISMATCH, checksumOf, withVerifiedBody } from "@/lib/uploads/tus/checksum";
import { diskStore, openBucketStore, TUS_EXTENSIONS } from "@/lib/uploads/tus/store";

const TUS_PATH = "/api/v1/tus/upload";
const TUS_HEADERS = { "Tus-Resumable": "1.0.0" };
const KINDS = ["tus", "tus-s3"] as const;
type Kind = (typeof KINDS)[number];

/** Maps each request to its upload. The tus server looks up the upload while it handles the request. */
const intents = new WeakMap<Request, Intent>();

async function createServer(kind: Kind): Promise<Server> {
  const keyFor = (request: unknown) => intents.get(request as Request)?.key;
  return new Server({
    path: TUS_PATH,
    datastore: kind === "tus" ? diskStore() : await openBucketStore(),
    locker: uploadLocker,
    namingFunction: (request) => keyFor(request) ?? "",
    getFileIdFromRequest: keyFor,
    generateUrl: (request) => `${TUS_PATH}/${intents.get(request as Request)?.id}`,
    allowedOrigins: [],
    // end a request as soon as another one waits for the lock: the store keeps the bytes received until then
    lockDrainTimeout: 1,
    onResponseError: hideUnexpectedError,
  });
}

/**
 * Keeps the library from sending the message of an unexpected error. The message can contain paths and addresses of
 * this server.
 */
async function hideUnexpectedError(_: unknown, error: Error | { status_code: number; body: string }) {
  if ("status_code" in error) return undefined;
  log.error({ err: error }, "An upload failed");
  reportError(error, {});
  return { status_code: 500, body: "There was an issue. Please try again.\n" };
}

const servers: Partial<Record<Kind, Promise<Server>>> = {};

function serverOf(intent: Intent): Promise<Server> {
  const kind = intent.kind as Kind;
  servers[kind] ??= createServer(kind);
  return servers[kind];
}

async function runTus(request: Request, intent: Intent): Promise<Response> {
  intents.set(request, intent);
  return (await serverOf(intent)).handleWeb(request);
}

/** OPTIONS: the capabilities of this server. */
export async function respondToOptions(): Promise<Response> {
  const { uploads } = await getSettings();
  const headers = new Headers({
    ...TUS_HEADERS,
    "Tus-Version": "1.0.0",
    "Tus-Extension": TUS_EXTENSIONS.join(","),
    "Tus-Checksum-Algorithm": CHECKSUM_ALGORITHMS.join(","),
    "Cache-Control": "no-store",
  });
  if (uploads.max_size !== null) headers.set("Tus-Max-Size", String(uploads.max_size));
  return new Response(null, { status: 204, headers });
}

/** POST: checks rules and quota, and starts an upload. The body contains the upload's first bytes, if any. */
export async function createTusUpload(request: Request, { actor, workspace }: Caller): Promise<Response> {
  if (!hasTusVersion(request)) return refuseVersion();
  const size = lengthOf(request);
  const { raw, fields } = metadataOf(request);
  const target = await workspaceFor(actor, fields.workspaceId, workspace);
  const facts = { name: fields.filename, mime: fields.filetype, extension: extensionOf(fields.filename), size };
  await requireAcceptedFile(facts);
  const kind: Kind = (await driverOf(fields.disk)) === "s3" ? "tus-s3" : "tus";
  const id = newFileId();
  const { intent } = await openIntent(actor, target, {
    ...facts,
    id,
    key: keyOf(fields.disk, id),
    kind,
    disk: fields.disk,
    metadata: raw,
  });
  try {
    const response = await verifyThenRun(request, intent);
    if (response.status !== 201) await discardUpload(intent);
    return response;
  } catch (error) {
    await discardUpload(intent);
    throw error;
  }
}

/** HEAD: the offset of an upload. */
export async function showTusUpload(request: Request, actor: UserActor, id: string): Promise<Response> {
  if (request.method !== "HEAD") throw notFound("Page");
  if (!hasTusVersion(request)) return refuseVersion();
  return runTus(request, await requireIntent(actor, { kinds: [...KINDS], id }));
}

/** PATCH: appends the next bytes. */
export async function continueTusUpload(request: Request, actor: UserActor, id: string): Promise<Response> {
  if (!hasTusVersion(request)) return refuseVersion();
  return verifyThenRun(request, await extendIntent(await requireIntent(actor, { kinds: [...KINDS], id })));
}

/** DELETE: removes an upload and its bytes. */
export async function terminateTusUpload(request: Request, actor: UserActor, id: string): Promise<Response> {
  if (!hasTusVersion(request)) return refuseVersion();
  await withOpenUpload(actor, id, discardUpload);
  return new Response(null, { status: 204, headers: TUS_HEADERS });
}

/** Creates the file entry of a complete upload, once. A repeated call returns the same entry. */
export async function createTusEntry(actor: UserActor, uploadId: string): Promise<FileEntry> {
  return createOnce(actor, uploadId, () => withOpenUpload(actor, uploadId, (intent) => finishTus(actor, intent)));
}

/** Runs `work` while holding the upload's lock. */
async function withOpenUpload<T>(actor: UserActor, id: string, work: (intent: Intent) => Promise<T>): Promise<T> {
  const requireOpen = () => requireIntent(actor, { kinds: [...KINDS], id });
  const { key } = await requireOpen();
  return withUploadLock(key, async () => work(await requireOpen())); // the upload may be gone by then
}

async function finishTus(actor: UserActor, intent: Intent): Promise<FileEntry> {
  const driver = await openStorage(intent.disk as Disk);
  const head = await driver.head(intent.key);
  if (!head || head.size < Number(intent.size)) {
    throw new AppError("conflict", "This upload is not complete yet.");
  }
  const { name, mime, extension, size } = intent;
  const { metadata } = tusMetadata.parse(fieldsOf(intent.metadata as Record<string, string | null>));
  const entry = await finishUpload(actor, intent, { name, mime, extension, size: Number(size), metadata });
  if (intent.kind === "tus-s3") for (const key of sidecarKeys(intent)) await driver.remove(key);
  return entry;
}

/**
 * Passes the request to the tus server. If its body has a checksum, the body is verified before any byte reaches the
 * upload. Such a body must begin at the upload's offset, and may contain only bytes that are still missing. Only
 * one such body per upload is handled at a time: a new request interrupts one whose body is still being received.
 */
async function verifyThenRun(request: Request, intent: Intent): Promise<Response> {
  const header = request.headers.get("upload-checksum");
  if (header === null) return runTus(request, intent);
  const checksum = checksumOf(header);
  if (!checksum) return new Response("Unsupported checksum algorithm\n", { status: 400, headers: TUS_HEADERS });
  const { url, method, headers, signal } = request;
  const sentOffset = headers.get("upload-offset");
  if (method !== "POST" && sentOffset === null) return runTus(request, intent); // tus refuses a missing offset
  return withUploadLock(`${intent.key}.body`, async (releaseSignal) => {
    const offset = method === "POST" ? 0 : await readOffset(intent);
    if (method !== "POST" && sentOffset !== String(offset)) {
      return new Response("Upload-Offset conflict\n", { status: 409, headers: TUS_HEADERS });
    }
    const spool = { checksum, id: intent.id, maxBytes: Number(intent.size) - offset, releaseSignal };
    const response = await withVerifiedBody(request, spool, (body) =>
      runTus(new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit), intent),
    );
    return response ?? new Response("Checksum mismatch\n", { status: CHECKSUM_MISMATCH, headers: TUS_HEADERS });
  });
}

async function readOffset(intent: Intent): Promise<number> {
  try {
    return (await (await serverOf(intent)).datastore.getUpload(intent.key)).offset;
  } catch (error) {
    // an error with a `status_code` is the store's error for a missing upload
    throw error !== null && typeof error === "object" && "status_code" in error ? notFound("File upload") : error;
  }
}

const hasTusVersion = ({ headers }: Request) => headers.get("tus-resumable") === TUS_HEADERS["Tus-Resumable"];
const refuseVersion = () =>
  new Response("Tus-Resumable: 1.0.0 is required\n", {
    status: 412,
    headers: { ...TUS_HEADERS, "Tus-Version": "1.0.0" },
  });

function lengthOf({ headers }: Request): number {
  const text = headers.get("upload-length") ?? "";
  const length = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(length)) throw new AppError("malformed", "Send the length of the file in Upload-Length.");
  return length;
}

function metadataOf({ headers }: Request) {
  const raw = parseMetadata(headers.get("upload-metadata") ?? "");
  return { raw, fields: parseInput(tusMetadata, fieldsOf(raw)) };
}

function parseMetadata(header: string): Record<string, string | null> {
  try {
    return header === "" ? {} : Metadata.parse(header);
  } catch {
    throw new AppError("malformed", "Upload-Metadata is not valid.");
  }
}

/** A value in tus metadata is a string or, for a key without a value, null. The value of `metadata` contains JSON. */
function fieldsOf({ metadata, workspaceId, ...rest }: Record<string, string | null>) {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    ...(workspaceId && { workspaceId }),
    ...(metadata && { metadata: jsonOf(metadata) }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // refused by the schema, which requires an object
  }
}
