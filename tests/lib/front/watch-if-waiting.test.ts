import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import net, { type AddressInfo } from "node:net";
import { createRequestCounter } from "@/lib/front/request-counter";
import { createWaitingWatch } from "@/lib/front/watch-if-waiting";
import { until } from "../../support/until";

let server: http.Server;
let responses: ServerResponse[];

/** Starts a server whose networks may have one open request. It sends this many bytes. */
async function serve(bytes: number): Promise<void> {
  const watchIfWaiting = createWaitingWatch(createRequestCounter(1));
  responses = [];
  server = http.createServer((_, response) => {
    responses.push(response);
    response.end(Buffer.alloc(bytes));
    watchIfWaiting(response, { address: "192.0.2.1" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function request(): net.Socket {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: plinth.test\r\n\r\n");
  return socket;
}

test("responses that clients do not read count as open requests of their network, until they are closed", async () => {
  await serve(20_000_000);

  const first = request().pause();
  await until(() => responses.length === 1);
  await once(request().resume(), "close");
  const closed = once(responses[0] as ServerResponse, "close");
  first.destroy();
  await closed;
  request().pause();
  await until(() => responses.length === 3);

  expect(responses.map((response) => response.req.socket.destroyed)).toEqual([true, true, false]);
});

test("responses that fit into the connection do not count", async () => {
  await serve(1000);

  const sockets = [request(), request(), request()];
  await Promise.all(sockets.map((socket) => once(socket, "data")));

  expect(responses.map((response) => response.req.socket.destroyed)).toEqual([false, false, false]);
});
