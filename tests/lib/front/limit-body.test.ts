import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { limitBody } from "@/lib/front/limit-body";
import { useFakeIntervals } from "@/tests/support/intervals";
import { until } from "@/tests/support/until";

let server: http.Server;
let responses: number;
let accepted: Socket;

beforeEach(async () => {
  responses = 0;
  server = http.createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    limitBody(request, response);
    response.once("finish", () => (responses += 1)).end("refused");
  });
  server.on("connection", (socket: Socket) => {
    accepted = socket;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends the head of a request. Resolves when the server has responded. */
async function startPost(length: string): Promise<void> {
  const socket = net.connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  socket.write(`POST / HTTP/1.1\r\nHost: plinth.test\r\n${length}\r\n\r\n`);
  await until(() => responses === 1);
}

test.each([
  ["that the connection closes", "Content-Length: 100000000"],
  ["that the connection stays open", "Content-Length: 1000"],
])(
  "a response that says %s, and whose body does not arrive, keeps the connection for 20 seconds",
  async (_, length) => {
    useFakeIntervals();
    await startPost(length);

    jest.advanceTimersByTime(19_999);
    expect(accepted.destroyed).toBe(false);
    jest.advanceTimersByTime(1);

    expect(accepted.destroyed).toBe(true);
  },
);
