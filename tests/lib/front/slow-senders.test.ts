import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { closeIfSilent } from "@/lib/front/slow-senders";

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
  server.closeAllConnections();
  server.close();
});

async function announce(bytes: number): Promise<Socket> {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`POST / HTTP/1.1\r\nHost: plinth.test\r\nContent-Length: ${bytes}\r\n\r\n`);
  return socket;
}

test("a sender who stops is disconnected", async () => {
  receive = (request) => request.resume();
  await announce(1000);

  expect(await outcome).toBe("closed");
});

test("a sender who keeps sending in small steps can finish", async () => {
  receive = (request) => request.resume();
  const socket = await announce(2000);
  for (let sent = 0; sent < 2000; sent += 200) {
    socket.write(Buffer.alloc(200));
    await delay(80); // ten of these are longer than a sender may be silent
  }

  expect(await outcome).toBe("complete");
});

test("a sender who waits for the server stays connected", async () => {
  let waiting = true;
  receive = (request) => {
    setTimeout(() => {
      waiting = false;
      request.resume();
    }, 1000);
  };
  const socket = await announce(300_000);
  socket.write(Buffer.alloc(300_000));

  expect(await outcome).toBe("complete");
  expect(waiting).toBe(false);
});
