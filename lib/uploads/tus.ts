import "server-only";
import { Metadata, Server } from "@tus/server";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry } from "@/lib/db/client/client";
import { AppError, notFound } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import { getSettings } from "@/lib/settings/settings";
import { driverOf, keyOf, newFileId, storage } from "@/lib/storage/storage";
import { workspaceFor } from "@/lib/storage-use";
import { CHECKSUM_ALGORITHMS, CHECKSUM_MISMATCH, checksumOf, withVerifiedBody } from "@/lib/uploads/checksum";
import { discardUpload, tracesOf } from "@/lib/uploads/discard";
import { finishUpload } from "@/lib/uploads/finish";
import { type Intent, openIntent, prolonged, requireIntent } from "@/lib/uploads/intents";
import { uploadLocker, withUploadLock } from "@/lib/uploads/lock";
import { madeOnce } from "@/lib/uploads/made-entry";
import { extensionOf } from "@/lib/uploads/policy";
import { requireTaken } from "@/lib/uploads/rules";
import { tusMetadata } from "@/lib/uploads/schema";
import { bucketStore, diskStore, TUS_EXTENSIONS } from "@/lib/uploads/tus-store";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

const TUS_PATH = "/api/v1/tus/upload";
const TUS = { "Tus-Resumable": "1.0.0" };
const KINDS = ["tus", "tus-s3"] as const;
type Kind = (typeof KINDS)[number];

type Caller = { actor: UserActor; workspace: WorkspaceScope | null };

/** Which upload a request is about: the server asks for it while it works on the request. */
const intents = new WeakMap<Request, Intent>();

function newServer(kind: Kind): Server {
  const keyFor = (request: unknown) => intents.get(request as Request)?.key;
  return new Server({
    path: TUS_PATH,
    datastore: kind === "tus" ? diskStore() : bucketStore(),
    locker: uploadLocker,
    namingFunction: (request) => keyFor(request) ?? "",
    getFileIdFromRequest: keyFor,
    generateUrl: (request) => `${TUS_PATH}/${intents.get(request as Request)?.id}`,
    allowedOrigins: [],
    // what another instance waits for is let go at once: everything that has come is on the disk
    lockDrainTimeout: 1,
  });
}

const servers: Partial<Record<Kind, Server>> = {};

function serverOf(intent: Intent): Server {
  const kind = intent.kind as Kind;
  servers[kind] ??= newServer(kind);
  return servers[kind];
}

async function answered(request: Request, intent: Intent): Promise<Response> {
  intents.set(request, intent);
  return serverOf(intent).handleWeb(request);
}

/** OPTIONS: what this server can do, in the protocol's words. */
export async function tusAbilities(): Promise<Response> {
  const { uploads } = await getSettings();
  const headers = new Headers({
    ...TUS,
    "Tus-Version": "1.0.0",
    "Tus-Extension": TUS_EXTENSIONS.join(","),
    "Tus-Checksum-Algorithm": CHECKSUM_ALGORITHMS.join(","),
    "Cache-Control": "no-store",
  });
  if (uploads.max_size !== null) headers.set("Tus-Max-Size", String(uploads.max_size));
  return new Response(null, { status: 204, headers });
}

/** POST: begins an upload; quota and rules are asked before a byte comes. What the body has is its first part. */
export async function createTusUpload(request: Request, { actor, workspace }: Caller): Promise<Response> {
  if (!isSpoken(request)) return otherVersion();
  const size = lengthOf(request);
  const { raw, fields } = metadataOf(request);
  const home = await workspaceFor(actor, fields.workspaceId, workspace);
  const facts = { name: fields.filename, mime: fields.filetype, extension: extensionOf(fields.filename), size };
  await requireTaken(facts);
  const kind: Kind = (await driverOf(fields.disk)) === "s3" ? "tus-s3" : "tus";
  const id = newFileId();
  const { intent } = await openIntent(actor, home, {
    ...facts,
    id,
    key: keyOf(fields.disk, id),
    kind,
    disk: fields.disk,
    metadata: raw,
  });
  try {
    const response = await verified(request, intent);
    if (response.status !== 201) await discardUpload(intent);
    return response;
  } catch (error) {
    await discardUpload(intent);
    throw error;
  }
}

/** HEAD: how far an upload is. */
export async function showTusUpload(request: Request, actor: UserActor, id: string): Promise<Response> {
  if (request.method !== "HEAD") throw notFound("Page");
  if (!isSpoken(request)) return otherVersion();
  return answered(request, await requireIntent(actor, { kinds: [...KINDS], id }));
}

/** PATCH: its next bytes. */
export async function continueTusUpload(request: Request, actor: UserActor, id: string): Promise<Response> {
  if (!isSpoken(request)) return otherVersion();
  return verified(request, await prolonged(await requireIntent(actor, { kinds: [...KINDS], id })));
}

/** DELETE: forgets an upload and what has come of it. */
export async function terminateTusUpload(request: Request, actor: UserActor, id: string): Promise<Response> {
  if (!isSpoken(request)) return otherVersion();
  await withOpenUpload(actor, id, discardUpload);
  return new Response(null, { status: 204, headers: TUS });
}

/** Makes a file entry of a complete upload, once; asked again, answers with the same one. */
export async function createTusEntry(actor: UserActor, uploadKey: string): Promise<FileEntry> {
  return madeOnce(actor, uploadKey, () => withOpenUpload(actor, uploadKey, (intent) => finishedTus(actor, intent)));
}

/** Nobody writes to the upload or takes it away meanwhile. */
async function withOpenUpload<T>(actor: UserActor, id: string, work: (intent: Intent) => Promise<T>): Promise<T> {
  const open = () => requireIntent(actor, { kinds: [...KINDS], id });
  const { key } = await open();
  return withUploadLock(key, async () => work(await open())); // who waited may find it gone
}

async function finishedTus(actor: UserActor, intent: Intent): Promise<FileEntry> {
  const driver = await storage(intent.disk as "uploads" | "public");
  const head = await driver.head(intent.key);
  if (!head || head.size < Number(intent.size)) {
    throw new AppError("conflict", "This upload is not complete yet.");
  }
  const { name, mime, extension, size } = intent;
  const { metadata } = tusMetadata.parse(fieldsOf(intent.metadata as Record<string, string | null>));
  const entry = await finishUpload(actor, intent, { name, mime, extension, size: Number(size), metadata });
  if (intent.kind === "tus-s3") for (const key of tracesOf(intent)) await driver.remove(key);
  return entry;
}

/**
 * Lets a body that comes with a checksum wait until it is known to be right: one at a time for each upload, and only bytes that it still
 * lacks.
 */
async function verified(request: Request, intent: Intent): Promise<Response> {
  const header = request.headers.get("upload-checksum");
  if (header === null) return answered(request, intent);
  const checksum = checksumOf(header);
  if (!checksum) return new Response("Unsupported checksum algorithm\n", { status: 400, headers: TUS });
  const { url, method, headers, signal } = request;
  const said = headers.get("upload-offset");
  if (method !== "POST" && said === null) return answered(request, intent); // which refuses it
  return withUploadLock(`${intent.key}.body`, async (wanted) => {
    const offset = method === "POST" ? 0 : await offsetOf(intent);
    if (method !== "POST" && said !== String(offset)) {
      return new Response("Upload-Offset conflict\n", { status: 409, headers: TUS });
    }
    const spool = { checksum, id: intent.id, maxBytes: Number(intent.size) - offset, wanted };
    const response = await withVerifiedBody(request, spool, (body) =>
      answered(new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit), intent),
    );
    return response ?? new Response("Checksum mismatch\n", { status: CHECKSUM_MISMATCH, headers: TUS });
  });
}

async function offsetOf(intent: Intent): Promise<number> {
  try {
    return (await serverOf(intent).datastore.getUpload(intent.key)).offset;
  } catch (error) {
    // the store's own way to say that there is none
    throw error !== null && typeof error === "object" && "status_code" in error ? notFound("File upload") : error;
  }
}

const isSpoken = ({ headers }: Request) => headers.get("tus-resumable") === TUS["Tus-Resumable"];
const otherVersion = () =>
  new Response("Tus-Resumable: 1.0.0 is required\n", { status: 412, headers: { ...TUS, "Tus-Version": "1.0.0" } });

function lengthOf({ headers }: Request): number {
  const text = headers.get("upload-length") ?? "";
  const length = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(length)) throw new AppError("malformed", "Send the length of the file in Upload-Length.");
  return length;
}

function metadataOf({ headers }: Request) {
  const raw = parsedMetadata(headers.get("upload-metadata") ?? "");
  return { raw, fields: parseInput(tusMetadata, fieldsOf(raw)) };
}

function parsedMetadata(header: string): Record<string, string | null> {
  try {
    return header === "" ? {} : Metadata.parse(header);
  } catch {
    throw new AppError("malformed", "Upload-Metadata is not valid.");
  }
}

/** tus knows only texts; `metadata` is JSON in one. */
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
    return text;
  }
}
