import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import net, { type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { closeIfStalled } from "@/lib/front/close-if-stalled";
import { useFakeIntervals } from "@/tests/support/intervals";

const CHECK = { checkMs: 200, minBytes: 1000 };
/** Leaves a busy machine enough time between two checks. */
const SLOW_CHECK = { ...CHECK, checkMs: 1000 };
const MEGABYTE = Buffer.alloc(1024 * 1024);

let server: http.Server;
let respond: (response: ServerResponse) => unknown;
let check: typeof CHECK;
/** Resolves once the response is closed. */
let closed: Promise<{ finished: boolean }>;

beforeEach(async () => {
  let report: (state: { finished: boolean }) => void;
  check = CHECK;
  closed = new Promise((resolve) => {
    report = resolve;
  });
  server = http.createServer((_, response) => {
    closeIfStalled(response, check);
    response.once("close", () => report({ finished: response.writableFinished }));
    void respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

function request(): net.Socket {
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: plinth.test\r\n\r\n");
  return socket;
}

const sendLargeFile = (response: ServerResponse) =>
  pipeline(Readable.from(Array.from({ length: 40 }, () => MEGABYTE)), response).catch(() => undefined);

test("a reader who stops is disconnected", async () => {
  respond = sendLargeFile;
  const socket = request();
  socket.pause();

  expect(await closed).toEqual({ finished: false });
  socket.destroy();
});

test("a reader who keeps reading, even in small steps, gets everything", async () => {
  respond = sendLargeFile;
  check = SLOW_CHECK;
  const startedAt = performance.now();
  const socket = request();
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });

  expect(await closed).toEqual({ finished: true });
  expect(performance.now() - startedAt).toBeGreaterThan(2 * SLOW_CHECK.checkMs);
  socket.destroy();
});

test("a response that waits for its next event stays open", async () => {
  useFakeIntervals();
  let sendNext = () => {};
  respond = (response) => {
    sendNext = () => response.write("data: next\n\n");
    response.write("data: first\n\n");
  };
  const socket = request();
  await once(socket, "data");

  jest.advanceTimersByTime(CHECK.checkMs * 10);
  sendNext();

  const [received] = await once(socket, "data");
  expect(String(received)).toContain("data: next");
  socket.destroy();
});
