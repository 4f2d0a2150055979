import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { POST as UPLOAD } from "@/app/api/v1/file-entries/route";
import { POST as CREATE_ROLE, PUT as REPLACE_ROLES } from "@/app/api/v1/roles/route";
import { PATCH as CONTINUE_UPLOAD } from "@/app/api/v1/tus/upload/[uploadId]/route";
import type { Route } from "@/lib/calls/router";
import { createRouteRunner } from "@/lib/calls/run-routes";
import { env } from "@/lib/env";
import { setCallRunner } from "@/lib/front/call-runner";
import { createFront } from "@/lib/front/front";
import { startSiteHost } from "@/lib/site-host/start";
import { createPublishedSite, hostOf, page } from "../support/sites";
import { until } from "../support/until";

type Refused = { status: number; method: string; path: string; host: string; type: string; isChunked?: boolean };

const BODY = Buffer.alloc(1024 * 1024, "a");
const JSON_TYPE = "application/json";
const FORM = {
  tagName: "form",
  type: "form",
  attributes: { "data-form": "Orders" },
  components: [
    {
      tagName: "label",
      components: [
        { type: "textnode", content: "Name" },
        { tagName: "input", attributes: { name: "name" } },
      ],
    },
    { tagName: "button", components: [{ type: "textnode", content: "Send" }] },
  ],
};
const FORM_ADDRESS = "/_form/home-1";
const FORM_TYPE = "application/x-www-form-urlencoded";

let server: http.Server;
let port: number;
let stopSites: () => void;
let refused: Refused[];
let goodCalls: number;
let appHost: string;

beforeEach(async () => {
  const { site } = await createPublishedSite([page("", [FORM])]);
  server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  appHost = `127.0.0.1:${port}`;
  refused = refusedBy(hostOf(site));
  goodCalls = 0;
  stopSites = startSiteHost();
  server.on("request", createTestFront(`http://${appHost}`));
});
afterEach(() => {
  stopSites();
  server.closeAllConnections();
  server.close();
});

/** The front with some of the app's calls. In place of Next, a handler responds well to GET and refuses the rest. */
function createTestFront(appUrl: string): http.RequestListener {
  const routes: Route[] = [
    ["/api/v1/roles", async () => ({ POST: CREATE_ROLE, PUT: REPLACE_ROLES })],
    ["/api/v1/file-entries", async () => ({ POST: UPLOAD })],
    ["/api/v1/tus/upload/[uploadId]", async () => ({ PATCH: CONTINUE_UPLOAD })],
  ];
  setCallRunner(createRouteRunner(routes, { appUrl }));
  const nextHandler: http.RequestListener = (request, response) => {
    if (request.method === "GET") goodCalls += 1;
    response.writeHead(request.method === "GET" ? 200 : 404).end("from next");
  };
  const environment = { ...env(), APP_URL: appUrl, TRUSTED_PROXIES: ["127.0.0.1"] };
  return createFront({ environment, nextHandler, files: [async () => false] });
}

function refusedBy(siteHost: string): Refused[] {
  const app = { host: appHost, method: "POST", type: JSON_TYPE };
  const site = { host: siteHost, method: "POST", type: FORM_TYPE };
  return [
    { ...app, path: "/api/v1/roles", status: 413 },
    { ...app, path: "/api/v1/roles", type: "text/plain", status: 415 },
    { ...app, path: "/api/v1/roles", isChunked: true, status: 401 },
    { ...app, path: "/api/v1/roles", method: "PUT", status: 405 },
    { ...app, path: "/api/v1/nothing", status: 404 },
    { ...app, path: "/api/v1/file-entries", type: FORM_TYPE, status: 415 },
    { ...app, path: "/api/v1/file-entries", type: "multipart/form-data; boundary=a", status: 401 },
    { ...app, path: "/api/v1/tus/upload/x", method: "PATCH", type: "application/offset+octet-stream", status: 401 },
    { ...app, path: "/login", type: FORM_TYPE, status: 405 },
    { ...app, path: "/login", type: FORM_TYPE, isChunked: true, status: 405 },
    { ...site, path: "/", status: 405 },
    { ...site, path: FORM_ADDRESS, status: 413 },
    { ...site, path: FORM_ADDRESS, isChunked: true, status: 413 },
    { ...site, path: FORM_ADDRESS, type: JSON_TYPE, status: 415 },
    { ...site, path: "/_form/other", status: 404 },
    { ...site, path: "/", host: `nobody.${env().SITES_HOST}`, status: 404 },
  ];
}

/** The address of another network for each number, so that no rate limit is reached. */
const addressOf = (number: number) => `10.${(number >> 8) & 255}.${number & 255}.1`;

const headersOf = ({ host, type, isChunked }: Refused, number: number): Record<string, string> => ({
  host,
  "content-type": type,
  "x-forwarded-for": addressOf(number),
  ...(isChunked ? { "transfer-encoding": "chunked" } : { "content-length": String(BODY.length) }),
});

type Sent = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

function send(agent: http.Agent, { method, path, headers, body }: Sent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: "127.0.0.1", agent, method, path, headers }, (response) => {
      response.once("end", () => resolve(response.statusCode)).resume();
    });
    request.once("error", reject);
    request.end(body);
  });
}

test("1,000 refused bodies on kept connections, each followed by a good call, get 1,000 good responses", async () => {
  const CONNECTIONS = 8;
  const CALLS = 125;
  const results: unknown[] = [];
  const expected: unknown[] = [];
  const onConnection = jest.fn();
  server.on("connection", onConnection);

  const agents = Array.from({ length: CONNECTIONS }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(
    agents.map(async (agent, index) => {
      for (let round = 0; round < CALLS; round += 1) {
        const number = index * CALLS + round;
        const target = refused[number % refused.length] as Refused;
        const headers = headersOf(target, number);
        const status = await send(agent, { ...target, headers, body: BODY });
        const good = { host: appHost, "x-forwarded-for": addressOf(number) };
        results.push([target, status, await send(agent, { method: "GET", path: "/", headers: good })]);
        expected.push([target, target.status, 200]);
      }
      agent.destroy();
    }),
  );

  expect(results).toEqual(expected);
  expect([goodCalls, onConnection.mock.calls.length]).toEqual([1000, CONNECTIONS]);
});

test("fetch gets each refusal, and a good response after it", async () => {
  const results: unknown[] = [];
  const expected: unknown[] = [];

  const targets = refused.filter(({ host }) => host === appHost); // fetch sends no other host
  for (const [number, target] of [...targets, ...targets, ...targets].entries()) {
    const { host: _, "content-length": __, "transfer-encoding": ___, ...headers } = headersOf(target, number);
    const body = target.isChunked ? new Blob([BODY]).stream() : BODY;
    const url = `http://127.0.0.1:${port}${target.path}`;
    const response = await fetch(url, { method: target.method, headers, body, duplex: "half" } as RequestInit);
    await response.arrayBuffer();
    const good = await fetch(`http://127.0.0.1:${port}/`);
    results.push([target, response.status, await good.text()]);
    expected.push([target, target.status, "from next"]);
  }

  expect(results).toEqual(expected);
});

/** Opens a connection. `received` returns everything that the server has sent on it. */
async function connect() {
  const socket = net.connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  const closed = once(socket, "close");
  await once(socket, "connect");
  return { socket, closed, received: () => received };
}

const headText = ({ method, path }: Refused, headers: Record<string, string>) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
const bodyText = ({ isChunked }: Refused) =>
  isChunked ? `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n` : String(BODY);
const goodText = () => `GET / HTTP/1.1\r\nHost: ${appHost}\r\n\r\n`;
const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

test("pipelined requests with refused bodies get all responses, in order", async () => {
  const { socket, received } = await connect();

  for (const [number, target] of refused.entries())
    socket.write(headText(target, headersOf(target, number)) + bodyText(target) + goodText());
  await until(() => goodCalls === refused.length);
  await until(() => statusesIn(received()).length === refused.length * 2);
  socket.destroy();

  expect(statusesIn(received())).toEqual(refused.flatMap(({ status }) => [status, 200]));
});

test("a client that expects 100 Continue gets the refusal, and a good response after it", async () => {
  for (const [number, target] of refused.entries()) {
    const { socket, received } = await connect();
    socket.write(headText(target, { ...headersOf(target, number), expect: "100-continue" }));
    await until(() => received().startsWith("HTTP/1.1 100 Continue\r\n\r\n"));
    socket.write(bodyText(target) + goodText());
    await until(() => received().includes("from next") && statusesIn(received()).length === 3);
    socket.destroy();

    expect([target, statusesIn(received())]).toEqual([target, [100, target.status, 200]]);
  }
});

describe("a body that is too long to be read after the response", () => {
  const BYTES = 65 * BODY.length;

  /** Sends a page a body, then a good request on the same connection. Resolves to everything the server has sent. */
  async function sendLongBody(beforeBody: (received: () => string) => unknown): Promise<string> {
    const { socket, received } = await connect();
    const ended = new Promise<void>((resolve) => {
      socket.on("error", () => undefined).once("close", () => resolve());
    });
    socket.write(`POST /login HTTP/1.1\r\nHost: ${appHost}\r\nContent-Length: ${BYTES}\r\n\r\n`);
    await beforeBody(received);
    for (let sent = 0; sent < BYTES && !socket.destroyed; sent += BODY.length)
      if (!socket.write(BODY)) await Promise.race([once(socket, "drain"), ended]);
    socket.write(goodText());
    await ended;
    return received();
  }

  test("ends the connection, and the client gets the response although it still sends", async () => {
    const response = await sendLongBody(() => undefined);

    expect(response).toMatch(/^HTTP\/1\.1 405 [\s\S]*Connection: close[\s\S]*Only GET and HEAD/);
  });

  test("ends the connection for a request that follows it too", async () => {
    const response = await sendLongBody((received) => until(received));

    expect([statusesIn(response), goodCalls]).toEqual([[405], 0]);
  });
});
