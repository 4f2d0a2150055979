import "server-only";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { FileEntry } from "@/lib/db/client/client";
import { runPictureJob, UnreadablePicture } from "@/lib/pictures/picture-process";
import { processState } from "@/lib/process-state.mjs";
import { orNotFound } from "@/lib/storage/or-not-found";
import { type Disk, openStorage } from "@/lib/storage/storage";

/** A drawing that takes longer is not shown. */
const DRAWING_SECONDS = 4;
/** A drawing of more pixels is made smaller. */
const WIDTH_MAX = 2000;
/** Larger drawings are not shown. */
const DRAWING_MAX_BYTES = 4 * 1024 * 1024;
const CACHE_MAX_BYTES = 16 * 1024 * 1024;

const state = processState("drawing-pictures", () => ({
  pictures: new LRUCache<string, Buffer, FileEntry>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: (_, __, { context }) => draw(context),
  }),
}));

/**
 * Returns a drawing (SVG) as a WebP in its own size: the app's own address shows no SVG, which could run scripts. Null
 * for a drawing that cannot be read, or not in time.
 */
export async function getDrawingPicture(drawing: FileEntry): Promise<Buffer | null> {
  if (drawing.size > DRAWING_MAX_BYTES) return null;
  const picture = await state.pictures.fetch(drawing.key, { context: drawing });
  return picture && picture.byteLength > 0 ? picture : null;
}

/** An empty buffer for a drawing that cannot be read, so that it is not tried again. */
async function draw({ key, disk, ownerId }: FileEntry): Promise<Buffer> {
  const read = async () => buffer(await orNotFound("File", (await openStorage(disk as Disk)).read(key)));
  const job = { kind: "resize", width: WIDTH_MAX, format: "webp" } as const;
  try {
    return Buffer.from(await runPictureJob(`user:${ownerId}`, job, read, DRAWING_SECONDS));
  } catch (error) {
    if (error instanceof UnreadablePicture) return Buffer.alloc(0);
    throw error;
  }
}
