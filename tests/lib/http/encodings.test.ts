import { chooseEncoding } from "@/lib/http/encodings";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0", undefined],
  ["br;q=0.1", "br"],
  ["brotli, x-gzip", undefined],
])("Accept-Encoding %p gets %p", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
