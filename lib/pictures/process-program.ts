// The program of the process that decodes pictures. See picture-process.ts.
import { writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { type JobAnswer, type PictureHeader, type PictureJob, pixelsMax, type SentJob } from "@/lib/pictures/jobs";

/** How much memory the process may use. A picture that needs more ends the process, and counts as unreadable. */
const MEMORY_MAX_BYTES = 700 * 1024 * 1024;
const MEMORY_CHECK_MS = 20;
const AVIF = { quality: 55, effort: 3 };
const WEBP = { quality: 80, effort: 4 };
const SQUARE_WEBP = { quality: 85 };

sharp.cache(false);
sharp.concurrency(1);
if (process.platform === "linux") endFirstIfMemoryIsShort();

/** Makes Linux end this process, not the server, if the machine runs out of memory. */
function endFirstIfMemoryIsShort(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // not allowed here
  }
}

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.exit(1);
}, MEMORY_CHECK_MS);

const answer = (message: JobAnswer) => process.send?.(message);
process.on("message", ({ id, job, bytes }: SentJob) => {
  run(job, Buffer.from(bytes)).then(
    (result) => answer({ id, result }),
    () => answer({ id }),
  );
});
process.on("disconnect", () => process.exit(0));

async function run(job: PictureJob, bytes: Buffer): Promise<PictureHeader | Uint8Array> {
  const header = await readHeader(bytes);
  if (job.kind === "inspect") return header;
  if (header.width * header.height > pixelsMax(header.format)) throw new Error("The picture has too many pixels.");
  if (job.kind === "square") {
    return open(bytes).resize(job.side, job.side, { fit: "cover", position: "centre" }).webp(SQUARE_WEBP).toBuffer();
  }
  const resized = open(bytes).resize({ width: job.width, withoutEnlargement: true });
  return (job.format === "avif" ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
}

/** Refuses incomplete pictures. The number of pixels is checked before. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 }).autoOrient();

async function readHeader(bytes: Buffer): Promise<PictureHeader> {
  const {
    autoOrient,
    width,
    height,
    format,
    pages = 1,
  } = await sharp(bytes, {
    limitInputPixels: false,
    failOn: "error",
  }).metadata();
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height, format, pages };
}
