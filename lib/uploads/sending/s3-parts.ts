const MEGABYTE = 1024 * 1024;
const PART_MIN_BYTES = 5 * MEGABYTE;
const PARTS_MAX = 10_000;

/** A part of a file: the bytes from `start` up to, but not including, `end`. Numbers start at 1. */
export type S3Part = { number: number; start: number; end: number };

/**
 * The size of the parts in bytes: as configured, but at least 5 MB, and large enough that there are at most 10,000
 * parts.
 */
export function partSizeFor(size: number, chunkSize: number): number {
  return Math.max(chunkSize, PART_MIN_BYTES, Math.ceil(size / PARTS_MAX));
}

export function partsOf(size: number, partSize: number): S3Part[] {
  return Array.from({ length: Math.ceil(size / partSize) }, (_, index) => ({
    number: index + 1,
    start: index * partSize,
    end: Math.min(size, (index + 1) * partSize),
  }));
}
