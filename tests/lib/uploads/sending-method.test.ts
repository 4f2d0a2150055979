import { partSizeFor, partsOf } from "@/lib/uploads/sending/s3-parts";
import { sendingMethodFor } from "@/lib/uploads/sending/sending-method";

const MB = 1024 * 1024;
const settings = {
  chunk_size: 20 * MB,
  s3_direct_upload: false,
  disable_tus: false,
  max_size: null,
  allowed_types: [],
  blocked_types: [],
};

test.each([
  [0, {}, "form"],
  [4 * MB - 1, {}, "form"],
  [4 * MB, {}, "tus"],
  [500 * MB, {}, "tus"],
  [500 * MB, { disable_tus: true }, "form"],
  [1, { s3_direct_upload: true }, "s3-simple"],
  [100 * MB - 1, { s3_direct_upload: true }, "s3-simple"],
  [100 * MB, { s3_direct_upload: true }, "s3-multipart"],
  [100 * MB, { s3_direct_upload: true, disable_tus: true }, "s3-multipart"],
])("%d bytes with %j are sent by %s", (size, changes, method) => {
  expect(sendingMethodFor(size, { ...settings, ...changes })).toBe(method);
});

test("a part has the configured size, at least 5 MB, and a file has at most 10,000 parts", () => {
  expect([partSizeFor(150 * MB, 20 * MB), partSizeFor(150 * MB, MB)]).toEqual([20 * MB, 5 * MB]);
  const huge = 4 * 1024 * 1024 * MB;
  expect(Math.ceil(huge / partSizeFor(huge, 20 * MB))).toBeLessThanOrEqual(10_000);
});

test("parts cover the file without a gap, the last one shorter", () => {
  expect(partsOf(45, 20)).toEqual([
    { number: 1, start: 0, end: 20 },
    { number: 2, start: 20, end: 40 },
    { number: 3, start: 40, end: 45 },
  ]);
});
