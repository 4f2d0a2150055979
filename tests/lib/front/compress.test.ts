import { randomBytes } from "node:crypto";
import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import net, { type AddressInfo } from "node:net";
import { compress } from "@/lib/front/compress";
import { until } from "../../support/until";

/** Together, this many chunks are more than the buffers of both sockets can hold. */
const CHUNK_COUNT = 100;
const CHUNK_BYTES = 256 * 1024;
const STALLED_MS = 1000;

let server: http.Server;
let writtenChunks: number;
let writtenAt: number;

beforeEach(async () => {
  writtenChunks = 0;
  server = http.createServer((request, response) => {
    compress(request, response, { adjust: () => undefined });
    response.setHeader("Content-Type", "text/csv");
    void writeAll(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Writes as `pipe` does: waits for `drain` when the buffer is full. */
async function writeAll(response: ServerResponse): Promise<void> {
  while (writtenChunks < CHUNK_COUNT) {
    [writtenChunks, writtenAt] = [writtenChunks + 1, Date.now()];
    if (!response.write(randomBytes(CHUNK_BYTES).toString("base64"))) await once(response, "drain");
  }
  response.end();
}

test.each(["gzip", "br"])("a body compressed by %s waits for a reader who pauses", async (encoding) => {
  const { port } = server.address() as AddressInfo;
  const reader = net.connect(port, "127.0.0.1").pause();
  reader.write(`GET / HTTP/1.1\r\nHost: plinth.test\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`);

  await until(() => writtenChunks === CHUNK_COUNT || (writtenChunks > 0 && Date.now() - writtenAt > STALLED_MS));
  const chunksBeforeResume = writtenChunks;
  reader.resume();
  await once(reader, "end");

  expect(chunksBeforeResume).toBeLessThan(CHUNK_COUNT);
  expect(writtenChunks).toBe(CHUNK_COUNT);
});
