import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createFront } from "@/lib/front/front";

type FrontOptions = Parameters<typeof createFront>[0];
type FrontRequest = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string };

export type FrontResponse = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Names and values as sent, to detect duplicates. */
  rawHeaders: string[];
  bytes: Buffer;
  /** The body, decoded by its Content-Encoding. */
  text: string;
};

export type RunningFront = {
  port: number;
  send(path: string, options?: FrontRequest): Promise<FrontResponse>;
  /** The number of requests so far. */
  requestCount(): number;
  close(): Promise<void>;
};

/**
 * Starts an HTTP server with the front and `nextHandler` instead of Next. Requests are for the app's own host by
 * default.
 */
export async function runFront({ environment, ...options }: Partial<FrontOptions> = {}): Promise<RunningFront> {
  const front = createFront({
    environment: { APP_URL: "http://plinth.test", SITES_HOST: "sites.test", TRUSTED_PROXIES: [], ...environment },
    nextHandler: (_, response) => void response.end("from next"),
    ...options,
  });
  let requestCount = 0;
  const server = http.createServer((request, response) => {
    requestCount += 1;
    return front(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    send: (path, options) => send(port, path, options),
    requestCount: () => requestCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: FrontRequest = {},
): Promise<FrontResponse> {
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
          text: decode(bytes, response.headers["content-encoding"]).toString(),
        });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
