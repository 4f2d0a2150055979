import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestQueue } from "@/lib/server/request-queue";

let server: http.Server;
let queue: ReturnType<typeof createRequestQueue>;
let base: string;

beforeEach(async () => {
  queue = createRequestQueue();
  server = http.createServer(queue.receive);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a request during startup is handled once the server has started", async () => {
  const received = once(server, "request");
  const earlyResponse = fetch(`${base}/early`);
  await received;
  queue.open((request, response) => void response.end(`handled ${request.url}`));
  expect(await (await earlyResponse).text()).toBe("handled /early");
  expect(await (await fetch(`${base}/late`)).text()).toBe("handled /late");
});

test("during startup, the health check gets a 503 immediately", async () => {
  const response = await fetch(`${base}/api/health`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toEqual({ code: "unavailable", message: "The server is starting.", errors: {} });
});

test("a request that has waited too long gets a 503", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const received = once(server, "request");
  const pendingResponse = fetch(`${base}/`, { headers: { accept: "text/html" } });
  await received;
  jest.advanceTimersByTime(25_000);
  jest.useRealTimers();
  const response = await pendingResponse;
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.text()).toContain('<meta http-equiv="refresh" content="2">');
});
