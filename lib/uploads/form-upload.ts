import "server-only";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileEntry } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import type { Caller } from "@/lib/files/files";
import { parseInput } from "@/lib/http/input";
import type { SentFile, SentForm } from "@/lib/http/multipart";
import type { Payer } from "@/lib/ownership/payer";
import { getSettings } from "@/lib/settings/settings";
import { type Disk, openStorage } from "@/lib/storage/storage";
import { releaseStorage, requireStoragePayer, takeStorage, workspaceFor } from "@/lib/storage-use/storage-use";
import { discardUpload } from "@/lib/uploads/discard";
import { finishUpload } from "@/lib/uploads/finish";
import { growIntent, type Intent, openIntent } from "@/lib/uploads/intents";
import { extensionOf, type UploadRules, uploadRefusal } from "@/lib/uploads/policy";
import { requireAcceptedFile } from "@/lib/uploads/rules";
import { type FormFields, fileName, formFields, mime } from "@/lib/uploads/schema";

/** The quota is reserved in steps, because a form does not state the size of its file. */
const STEP_BYTES = 8 * 1024 * 1024;

/** Streams the file of a multipart form to storage, within quota and rules, and creates its file entry. */
export async function receiveFormUpload(form: SentForm, { actor, workspace }: Caller): Promise<FileEntry> {
  let intent: Intent | undefined;
  const openUpload = async (file: SentFile) => {
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
    const { fields, file: stored } = await form.read("file", async (file) => {
      const upload = await openUpload(file);
      const { uploads } = await getSettings();
      const size = await storeFile(upload, { formBytes: form.bytes, rules: uploads });
      return { intent: upload.intent, size };
    });
    if (!stored) throw invalid({ file: ["This field is required."] });
    const allFields = fieldsOf(fields);
    const placedIntent = await placeIntent(stored, {
      actor,
      workspace: await workspaceFor(actor, allFields.workspaceId, workspace),
      disk: allFields.disk,
    });
    const { name, mime, extension } = placedIntent;
    return await finishUpload(actor, placedIntent, { name, mime, extension, metadata: allFields.metadata });
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

/** `formBytes` is the announced size of the whole form, or 0 if the client did not announce one. */
type StoreOptions = { formBytes: number; rules: UploadRules };
type Upload = { file: SentFile; intent: Intent; payer: Payer };

/** Stores the file and returns its size. */
async function storeFile({ file, intent, payer }: Upload, options: StoreOptions): Promise<number> {
  const driver = await openStorage(intent.disk as Disk);
  const meter = createMeter({ intent, payer, ...options });
  // wait for both promises, because the caller may clean up only after both have settled
  const [receiving, storing] = await Promise.allSettled([
    pipeline(file.stream, meter),
    driver.put(intent.key, meter, {
      mime: intent.mime,
      ...(options.formBytes > 0 && { size: options.formBytes }),
    }),
  ]);
  if (receiving.status === "rejected") throw receiving.reason;
  if (storing.status === "rejected") throw storing.reason;
  return storing.value;
}

type MeterOptions = StoreOptions & { intent: Intent; payer: Payer };

/**
 * A stream that counts bytes and reserves quota for them. Fails if the file is larger than the rules or the quota
 * allow.
 */
function createMeter({ intent, payer, formBytes, rules }: MeterOptions): Transform {
  let receivedBytes = 0;
  let reservedBytes = 0;

  async function count(length: number): Promise<void> {
    receivedBytes += length;
    const file = { ...intent, size: receivedBytes };
    const refusal = uploadRefusal(file, { ...rules, allowed_types: [], blocked_types: [] });
    if (refusal) throw invalid({ file: [refusal] });
    if (receivedBytes <= reservedBytes) return;
    const needed = receivedBytes - reservedBytes;
    const expected = formBytes > 0 ? formBytes - reservedBytes : STEP_BYTES;
    const step = Math.max(needed, Math.min(STEP_BYTES, expected));
    reservedBytes += await growIntent(intent, payer, { step, needed });
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

/** `size` is that of the file. The upload's row may have reserved more quota. */
type StoredFile = { intent: Intent; size: number };
type Placement = Caller & { disk: Disk };

/** Moves the upload to its workspace, which is known only after the last field, because fields may follow the file. */
async function placeIntent({ intent, size }: StoredFile, { actor, workspace, disk }: Placement): Promise<Intent> {
  const current = await reloadIntent(intent);
  const workspaceId = workspace?.id ?? null;
  if (current.disk !== disk) throw invalid({ disk: ["This field must come before the file."] });
  if (current.workspaceId === workspaceId) return current;
  const payer = await requireStoragePayer(actor, workspace);
  return db.$transaction(async (tx) => {
    await releaseStorage(tx, { ...current, bytes: Number(current.size) });
    await takeStorage(tx, payer, size);
    return tx.uploadIntent.update({ where: { id: intent.id }, data: { workspaceId, size } });
  });
}

const reloadIntent = ({ id }: Intent) => db.uploadIntent.findUniqueOrThrow({ where: { id } });
