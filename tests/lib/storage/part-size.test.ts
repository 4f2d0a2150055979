import { partSizeOf } from "@/lib/storage/s3";

const MEGABYTE = 1024 * 1024;

test.each([
  [0, 5 * MEGABYTE],
  [10_000 * 5 * MEGABYTE, 5 * MEGABYTE],
  [10_000 * 8 * MEGABYTE, 8 * MEGABYTE],
  [90_000_000_000_000, 64 * MEGABYTE],
])("a file that claims to have %i bytes is sent in parts of %i bytes", (size, part) => {
  expect(partSizeOf(size)).toBe(part);
});
