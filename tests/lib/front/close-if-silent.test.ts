import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { closeIfSilent } from "@/lib/front/close-if-silent";
import { useFakeIntervals } from "@/tests/support/intervals";
import { until } from "@/tests/support/until";

const CHECK = { checkMs: 100, minBytes: 100 };

let server: http.Server;
let receive: (request: IncomingMessage) => unknown;
let outcome: Promise<"complete" | "closed">;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    closeIfSilent(request, CHECK);
    receive(request);
    request.once("end", () => response.end());
  });
  outcome = new Promise((resolve) => {
    server.once("request", (request: IncomingMessage) => {
      request.on("error", () => undefined);
      request.once("close", () => resolve(request.complete ? "complete" : "closed"));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function startPost(bytes: number): Promise<Socket> {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`POST / HTTP/1.1\r\nHost: plinth.test\r\nContent-Length: ${bytes}\r\n\r\n`);
  return socket;
}

test("a sender who stops is disconnected", async () => {
  receive = (request) => request.resume();
  await startPost(1000);

  expect(await outcome).toBe("closed");
});

test("a sender who keeps sending in small steps can finish", async () => {
  useFakeIntervals();
  let received = 0;
  receive = (request) => request.on("data", (chunk) => (received += chunk.length));
  const socket = await startPost(2000);
  for (let sentBytes = 200; sentBytes <= 2000; sentBytes += 200) {
    socket.write(Buffer.alloc(200));
    await until(() => received === sentBytes);
    jest.advanceTimersByTime(CHECK.checkMs); // the ten steps together exceed the allowed silence
  }

  expect(await outcome).toBe("complete");
});

test("a sender who waits for the server stays connected", async () => {
  useFakeIntervals();
  let received: IncomingMessage | undefined;
  receive = (request) => (received = request);
  const socket = await startPost(300_000);
  socket.write(Buffer.alloc(300_000));
  await until(() => received?.readableLength);

  jest.advanceTimersByTime(CHECK.checkMs * 10);
  received?.resume();

  expect(await outcome).toBe("complete");
});
