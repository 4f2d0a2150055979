import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { sendAtOnce } from "@/lib/page-cache/send-at-once";
import { type Connections, stopServer, watchConnections } from "@/lib/server/stopping";
import { until } from "@/tests/support/until";

const BODY = Buffer.from("a page");
const HEAD = `Content-Type: text/html\r\nContent-Length: ${BODY.length}\r\n`;

let server: http.Server;
let connections: Connections;
/** The paths of the requests that `sendAtOnce` did not take. */
let pathsLeftToNode: string[];

/** `/page` is sent at once if possible. Node sends everything else. */
beforeEach(async () => {
  pathsLeftToNode = [];
  server = http.createServer((request, response) => {
    if (request.url === "/page" && sendAtOnce(request, response, HEAD, BODY)) return;
    pathsLeftToNode.push(String(request.url));
    response.writeHead(200, { "Content-Length": 4 }).end("Node");
  });
  connections = watchConnections(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Connects, sends `text` and collects the responses. */
function send(text: string) {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data.toString("latin1");
  });
  socket.write(text);
  return { socket, received: () => received };
}

const get = (path: string, lines = "") => `GET ${path} HTTP/1.1\r\nHost: plinth.test\r\n${lines}\r\n`;
const count = (text: string, part: string) => text.split(part).length - 1;

test("sends the head and the body, with the time and the connection's headers", async () => {
  const { received } = send(get("/page"));

  await until(() => received().endsWith("a page"));

  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Type: text\/html\r\nContent-Length: 6\r\nDate: /);
  expect(received()).toContain("\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\na page");
  const sentAt = Date.parse(/Date: (.*)\r\n/.exec(received())?.[1] ?? "");
  expect(Math.abs(Date.now() - sentAt)).toBeLessThan(60_000);
  expect(pathsLeftToNode).toEqual([]);
});

test("a connection serves further requests, before and after one that Node handles", async () => {
  const { socket, received } = send(get("/page"));
  await until(() => count(received(), "a page") === 1);
  socket.write(get("/other"));
  await until(() => received().endsWith("Node"));
  socket.write(get("/page"));
  await until(() => count(received(), "a page") === 2);

  expect(pathsLeftToNode).toEqual(["/other"]);
});

test("requests that are sent together get complete responses, in the order of the requests", async () => {
  const { received } = send(get("/page") + get("/other") + get("/page") + get("/other"));

  await until(() => count(received(), "HTTP/1.1 200") === 4 && received().endsWith("Node"));

  const [first, second, , fourth] = received().match(/a page|Node/g) ?? [];
  // The third request is left to Node if an earlier response is still being sent, so it may get either text.
  expect([first, second, fourth]).toEqual(["a page", "Node", "Node"]);
  expect(pathsLeftToNode.filter((path) => path === "/other")).toHaveLength(2);
});

test.each([
  ["a HEAD request", get("/page").replace("GET", "HEAD")],
  ["an HTTP/1.0 request", get("/page").replace("1.1", "1.0")],
  ["a request with Connection: close", get("/page", "Connection: close\r\n")],
  ["a request with a body", `${get("/page", "Content-Length: 1\r\n")}x`],
  ["a request with a streamed body", `${get("/page", "Transfer-Encoding: chunked\r\n")}0\r\n\r\n`],
])("leaves %s to Node", async (_, text) => {
  const { received } = send(text);

  await until(() => received().includes("HTTP/1.1 200"));

  expect(pathsLeftToNode).toEqual(["/page"]);
});

test("stopping the server closes a connection on which nothing is being sent", async () => {
  const { socket, received } = send(get("/page"));
  await until(() => received().endsWith("a page"));

  const stopped = stopServer(server, connections, { maxWaitMs: 60_000 });

  await until(() => socket.closed, { timeoutMs: 5000 });
  await stopped;
});

test("a client that disconnects early does not affect others", async () => {
  const { socket, received } = send(get("/page").repeat(50));
  await until(() => received().includes("a page"));
  socket.destroy();

  const next = send(get("/page"));

  await until(() => next.received().endsWith("a page"));
});
