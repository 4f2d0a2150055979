import http from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

type Item = { type: string; payload: Record<string, unknown> };

export type ReportCatcher = {
  /** The DSN with which Sentry's client sends its reports to this server. */
  dsn: string;
  origin: string;
  /** The number of requests of any kind. */
  requests: () => number;
  /** The bodies of all requests, as text. */
  text: () => string;
  /** The messages of the reported errors. */
  errors: () => string[];
  /** Forgets all requests. */
  forget: () => void;
  close: () => Promise<void>;
};

/** Starts a fake Sentry server. It accepts envelopes: one line of JSON as the header, then two lines per item. */
export async function startReportCatcher(): Promise<ReportCatcher> {
  const bodies: string[] = [];
  let requests = 0;
  const server = http.createServer((request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      bodies.push((request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString());
      const isEnvelope = request.method === "POST" && request.url?.startsWith("/api/1/envelope/");
      response.writeHead(isEnvelope ? 200 : 404, { "Access-Control-Allow-Origin": "*" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    dsn: `http://publickey@${host}/1`,
    origin: `http://${host}`,
    requests: () => requests,
    text: () => bodies.join("\n"),
    errors: () => bodies.flatMap(itemsOf).filter(isError).map(messageOf),
    forget: () => {
      requests = 0;
      bodies.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function itemsOf(envelope: string): Item[] {
  const [, ...lines] = envelope.split("\n").filter(Boolean);
  const items: Item[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const { type } = JSON.parse(lines[index] ?? "{}") as { type: string };
    items.push({ type, payload: JSON.parse(lines[index + 1] ?? "{}") as Record<string, unknown> });
  }
  return items;
}

const isError = ({ type }: Item) => type === "event";

function messageOf({ payload }: Item): string {
  const { values = [] } = (payload.exception ?? {}) as { values?: { value?: string }[] };
  return values.at(-1)?.value ?? String(payload.message);
}
