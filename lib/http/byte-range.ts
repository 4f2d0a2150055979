/** The bytes from `start` to `end`, both inclusive, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Returns the part of a file with `size` bytes that a `Range` header requests, or null for the whole file. Several
 * ranges, other units and malformed headers mean the whole file, as HTTP allows. Returns "unsatisfiable" if the file
 * has none of the requested bytes.
 */
export function rangeOf(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return suffix(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  if (length === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - length), end: size - 1 };
}
