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
const COVER_JPEG = { quality: 82, mozjpeg: true };
const TRANSPARENT_ICON_MAX_PIXELS = 64;
/** A picture whose header can be read may still be damaged, so it is also decoded once, in this width. */
const PROBE_PIXELS = 16;

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
  const isTooLarge = header.width * header.height > pixelsMax(header.format);
  if (job.kind === "inspect" || (job.kind === "probe" && isTooLarge)) return header;
  if (isTooLarge) throw new Error("The picture has too many pixels.");
  if (job.kind === "probe") {
    await open(bytes, header).resize(PROBE_PIXELS).toBuffer();
    return header;
  }
  if (job.kind === "square") {
    return open(bytes).resize(job.side, job.side, { fit: "cover", position: "centre" }).webp(SQUARE_WEBP).toBuffer();
  }
  if (job.kind === "cover") return cover(bytes, header, job);
  if (job.kind === "icon") return icon(bytes, header, job.side);
  const resized = open(bytes, header).resize({ width: job.width, withoutEnlargement: true });
  return (job.format === "avif" ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
}

function cover(bytes: Buffer, header: PictureHeader, { width, height, x, y }: Extract<PictureJob, { kind: "cover" }>) {
  const scale = Math.min(header.width / width, header.height / height);
  const part = {
    width: Math.max(1, Math.min(header.width, Math.round(width * scale))),
    height: Math.max(1, Math.min(header.height, Math.round(height * scale))),
  };
  const left = Math.round(((header.width - part.width) * x) / 100);
  const top = Math.round(((header.height - part.height) * y) / 100);
  const shown = open(bytes, header).extract({ ...part, left, top });
  return shown.resize(width, height, { fit: "fill" }).flatten({ background: "#ffffff" }).jpeg(COVER_JPEG).toBuffer();
}

/** A drawing is drawn in the size of the icon. Phones show transparent parts of an icon in black. */
function icon(bytes: Buffer, header: PictureHeader, side: number) {
  const density = Math.min(2400, Math.max(1, (72 * side) / Math.max(header.width, header.height)));
  const opened = header.format === "svg" ? sharp(bytes, { density }) : open(bytes, header);
  const square = opened.resize(side, side, { fit: "contain", background: "#ffffff00" });
  return (side > TRANSPARENT_ICON_MAX_PIXELS ? square.flatten({ background: "#ffffff" }) : square).png().toBuffer();
}

/**
 * Opens a picture, whose pixels were counted before. Refuses an incomplete one, except a JPEG with a `header`: browsers
 * show what there is of it, and many are cut off by a few bytes.
 */
const open = (bytes: Buffer, header?: PictureHeader): Sharp => {
  const failOn = header?.format === "jpeg" ? "none" : "error";
  return sharp(bytes, { limitInputPixels: false, failOn, pages: 1 }).autoOrient();
};

async function readHeader(bytes: Buffer): Promise<PictureHeader> {
  const {
    autoOrient,
    width,
    height,
    format,
    pages = 1,
  } = await sharp(bytes, {
    limitInputPixels: false,
    failOn: "none",
  }).metadata();
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height, format, pages };
}
