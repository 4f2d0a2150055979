import { constants, crc32, createBrotliCompress, createDeflateRaw } from "node:zlib";
import type { Encoding } from "@/lib/http/encodings";
import { OWN_DATA_ID } from "@/lib/page-cache/own-data-id.mjs";

const END = "</body></html>";
/** The maximum number of bytes that can be added to a compressed page: what one uncompressed block of gzip holds. */
const BLOCK_MAX_BYTES = 0xffff;

/**
 * A page for members without its end, compressed once. Each user's data is added without compressing anything again.
 */
export type PageWithoutEnd = { body: Buffer; br?: Buffer; gzip?: Buffer; crc: number };

/** The page without its end, so that more can be added. */
export const withoutEnd = (page: Buffer): Buffer =>
  page.subarray(-END.length).toString() === END ? page.subarray(0, -END.length) : page;

/** Compresses a page without its end. */
export async function compressWithoutEnd(page: Buffer): Promise<PageWithoutEnd> {
  const body = withoutEnd(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, deflated] = await Promise.all([
    flushBytes(createBrotliCompress({ params }), body),
    flushBytes(createDeflateRaw({ level: constants.Z_BEST_COMPRESSION }), body),
  ]);
  return { body, br, gzip: Buffer.concat([GZIP_HEADER, deflated]), crc: crc32(body) };
}

/** Returns the compressed bytes up to a byte boundary, without the end of the stream. */
function flushBytes(stream: ReturnType<typeof createBrotliCompress>, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("error", reject);
    stream.write(bytes);
    stream.flush(() => {
      // the data event of a flush comes before its callback
      resolve(Buffer.concat(pieces));
      stream.destroy();
    });
  });
}

/** Returns the whole page with this user's data, and its encoding. */
export function appendOwnData(
  page: PageWithoutEnd,
  userJson: string,
  accepted: Encoding | undefined,
): { body: Buffer; encoding: Encoding | undefined } {
  const json = userJson.replaceAll("<", "\\u003c");
  const end = Buffer.from(`<script type="application/json" id="${OWN_DATA_ID}">${json}</script>${END}`);
  if (accepted === "br" && page.br && end.length <= BLOCK_MAX_BYTES)
    return { body: Buffer.concat([page.br, brotliEnd(end)]), encoding: "br" };
  if (accepted === "gzip" && page.gzip && end.length <= BLOCK_MAX_BYTES)
    return { body: Buffer.concat([page.gzip, gzipEnd(page, end)]), encoding: "gzip" };
  return { body: Buffer.concat([page.body, end]), encoding: undefined };
}

/** An uncompressed meta-block with these bytes, then an empty last meta-block (RFC 7932, 9.2). */
function brotliEnd(bytes: Buffer): Buffer {
  // not the last (1 bit), a length of four nibbles (2 bits), the length - 1 (16 bits), uncompressed (1 bit)
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([
    Buffer.from([header & 255, (header >> 8) & 255, (header >> 16) & 255]),
    bytes,
    Buffer.from([3]),
  ]);
}

/** A gzip header: method deflate, without a file name, a time or an operating system (RFC 1952, 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** The last block, uncompressed (RFC 1951, 3.2.4), then the checksum and the length of the whole page. */
function gzipEnd({ body, crc }: PageWithoutEnd, bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header[0] = 1;
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes, crc), 0);
  trailer.writeUInt32LE(body.length + bytes.length, 4);
  return Buffer.concat([header, bytes, trailer]);
}
