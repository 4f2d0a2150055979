import "server-only";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileEntry } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import type { Caller } from "@/lib/files/files";
import { parseInput } from "@/lib/http/input";
import { readMultipart, type SentFile } from "@/lib/http/multipart";
import { getSettings } from "@/lib/settings/settings";
import { type Disk, storage } from "@/lib/storage/storage";
import { payerOf, releaseStorage, takeStorage, workspaceFor } from "@/lib/storage-use";
import { discardUpload } from "@/lib/uploads/discard";
import { finishUpload } from "@/lib/uploads/finish";
import { growIntent, type Intent, openIntent } from "@/lib/uploads/intents";
import { extensionOf, type UploadRules, uploadRefusal } from "@/lib/uploads/policy";
import { requireAcceptedFile } from "@/lib/uploads/rules";
import { type FormFields, fileName, formFields, mime } from "@/lib/uploads/schema";
import type { Payer } from "@/lib/workspaces/payer";

/** The quota is reserved in steps, because a form does not state the size of its file. */
const STEP_BYTES = 8 * 1024 * 1024;

/** Streams the file of a multipart form to storage, within quota and rules, and creates its file entry. */
export async function uploadForm(request: Request, { actor, workspace }: Caller): Promise<FileEntry> {
  let intent: Intent | undefined;
  const open = async (file: SentFile) => {
    const fields = fieldsOf(file.fields);
    const target = await workspaceFor(actor, fields.workspaceId, workspace);
    const name = parseInput(fileName, file.name);
    const facts = { name, mime: parseInput(mime, file.mime), extension: extensionOf(name) };
    await requireAcceptedFile({ ...facts, size: 0 });
    const opened = await openIntent(actor, target, {
      ...facts,
      kind: "form",
      disk: fields.disk,
      size: 0,
      metadata: {},
    });
    intent = opened.intent;
    return { file, intent, payer: opened.payer };
  };
  try {
    const { fields, file: received } = await readMultipart(request, "file", async (sent) => {
      const upload = await open(sent);
      const requestBytes = Number(request.headers.get("content-length") ?? 0);
      const { uploads } = await getSettings();
      await storeFile(upload, { requestBytes, rules: uploads });
      return upload.intent;
    });
    if (!received) throw invalid({ file: ["This field is required."] });
    const allFields = fieldsOf(fields);
    const placed = await placeIntent(received, {
      actor,
      workspace: await workspaceFor(actor, allFields.workspaceId, workspace),
      disk: allFields.disk,
    });
    const { name, mime, extension } = placed;
    return await finishUpload(actor, placed, { name, mime, extension, metadata: allFields.metadata });
  } catch (error) {
    if (intent) await discardUpload(intent);
    throw error;
  }
}

function fieldsOf(fields: Readonly<Record<string, string>>): FormFields {
  const { metadata, ...rest } = fields;
  return parseInput(formFields, { ...rest, ...(metadata !== undefined && { metadata: jsonOf(metadata) }) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ metadata: ["This value is not valid."] });
  }
}

/** `requestBytes` is the announced size of the whole request, or 0 if the client did not announce one. */
type StoreOptions = { requestBytes: number; rules: UploadRules };
type Upload = { file: SentFile; intent: Intent; payer: Payer };

async function storeFile({ file, intent, payer }: Upload, options: StoreOptions): Promise<void> {
  const driver = await storage(intent.disk as Disk);
  const meter = createMeter({ intent, payer, ...options });
  // waits for both to end before cleaning up
  const ends = await Promise.allSettled([
    pipeline(file.stream, meter),
    driver.put(intent.key, meter, {
      mime: intent.mime,
      ...(options.requestBytes > 0 && { size: options.requestBytes }),
    }),
  ]);
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

type MeterOptions = StoreOptions & { intent: Intent; payer: Payer };

/** A stream that counts bytes and fails when the rules or the quota are exceeded. */
function createMeter({ intent, payer, requestBytes, rules }: MeterOptions): Transform {
  let seen = 0;
  let taken = 0;

  async function count(length: number): Promise<void> {
    seen += length;
    const refusal = uploadRefusal({ ...intent, size: seen }, { ...rules, allowed_types: [], blocked_types: [] });
    if (refusal) throw invalid({ file: [refusal] });
    if (seen <= taken) return;
    const needed = seen - taken;
    const announced = requestBytes > 0 ? Math.max(needed, requestBytes - taken) : STEP_BYTES;
    taken += await growIntent(intent, payer, { step: Math.max(needed, Math.min(STEP_BYTES, announced)), needed });
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count(chunk.byteLength).then(
        () => done(null, chunk),
        (error) => done(error as Error),
      );
    },
  });
}

type Placement = Caller & { disk: Disk };

/** Moves the upload to its workspace, which is known only after the last field, because fields may follow the file. */
async function placeIntent(intent: Intent, { actor, workspace, disk }: Placement): Promise<Intent> {
  const current = await currentOf(intent);
  const workspaceId = workspace?.id ?? null;
  if (current.disk !== disk) throw invalid({ disk: ["This field must come before the file."] });
  if (current.workspaceId === workspaceId) return current;
  const payer = await payerOf(actor, workspace);
  const bytes = Number(current.size);
  return db.$transaction(async (tx) => {
    await releaseStorage(tx, { ...current, bytes });
    await takeStorage(tx, payer, bytes);
    return tx.uploadIntent.update({ where: { id: intent.id }, data: { workspaceId } });
  });
}

const currentOf = ({ id }: Intent) => db.uploadIntent.findUniqueOrThrow({ where: { id } });
