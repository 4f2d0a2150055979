import http from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { s3Driver } from "@/lib/storage/s3";

/** The methods of the requests that the fake S3 server has received. */
const methods: string[] = [];
const server = http.createServer((request, response) => {
  methods.push(String(request.method));
  request.resume().on("end", () => response.writeHead(200, { etag: '"e"' }).end());
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(process.env, {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: "files",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_FORCE_PATH_STYLE: "true",
  });
});
afterAll(() => server.close());

test("nothing is sent if the signal is already aborted, and the body is closed", async () => {
  const body = Readable.from([Buffer.from("word")]);
  const put = s3Driver("files").put("a/word", body, { signal: AbortSignal.abort() });

  await expect(put).rejects.toMatchObject({ name: "AbortError" });
  expect([methods, body.destroyed]).toEqual([[], true]);
});
