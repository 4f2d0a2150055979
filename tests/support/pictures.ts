import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Size = { width?: number; height?: number };

/** Creates a picture of one colour. */
export const picture = (
  format: "png" | "jpeg" | "webp" | "gif" | "avif" = "png",
  { width = 40, height = 30 }: Size = {},
) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })
    .toFormat(format)
    .toBuffer();

/** Returns a chunk of a PNG: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Creates a PNG of about 1 KB that declares `side` x `side` pixels. Its data decodes to 1 MB. */
export function createPngBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8); // one bit per pixel
  const rows = deflateSync(Buffer.alloc(1024 * 1024), { level: 9 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** Creates a lossless WebP of a few bytes that declares 16383 x 16383 pixels. */
export async function createWebpBomb(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .webp({ lossless: true })
    .toBuffer();
  const offset = bytes.indexOf("VP8L") + 9;
  bytes.writeUInt32LE(((bytes.readUInt32LE(offset) & 0xf0000000) | (16382 << 14) | 16382) >>> 0, offset);
  return bytes;
}
