import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createFront } from "@/lib/front/front";

type FrontOptions = Parameters<typeof createFront>[0];
type Asked = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string };

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Names and values as sent, to count one that came twice. */
  rawHeaders: string[];
  bytes: Buffer;
  /** Decoded by its Content-Encoding. */
  text: string;
};

export type RunningFront = {
  port: number;
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** How many requests have come. */
  received(): number;
  close(): Promise<void>;
};

/** A real HTTP server made of the front, with `handleByNext` in Next's place. Requests go to the app's own host unless they say otherwise. */
export async function runFront({ environment, ...options }: Partial<FrontOptions> = {}): Promise<RunningFront> {
  const front = createFront({
    environment: { APP_URL: "http://plinth.test", SITES_HOST: "sites.test", TRUSTED_PROXIES: [], ...environment },
    handleByNext: (_, response) => void response.end("from next"),
    ...options,
  });
  let received = 0;
  const server = http.createServer((request, response) => {
    received += 1;
    return front(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    ask: (path, asked) => ask(port, path, asked),
    received: () => received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { host: "plinth.test", ...headers },
      agent: false,
    };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          bytes,
          text: decoded(bytes, response.headers["content-encoding"]).toString(),
        });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
