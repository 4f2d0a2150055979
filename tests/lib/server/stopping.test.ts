import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { type Connections, onStop, stopServer, watchConnections } from "@/lib/server/stopping";

let server: http.Server;
let port: number;
let connections: Connections;

async function serve(listener: http.RequestListener): Promise<void> {
  server = http.createServer(listener);
  connections = watchConnections(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.closeAllConnections();
});

test("a stop lets a request in progress finish, and accepts no new one", async () => {
  let finish: () => void = () => undefined;
  await serve((_, response) => {
    finish = () => response.end("finished");
  });
  const requestBegan = new Promise((resolve) => server.once("request", resolve));
  const inFlight = fetch(`http://127.0.0.1:${port}/`);
  await requestBegan;
  const stopped = stopServer(server, connections);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  finish();
  expect(await (await inFlight).text()).toBe("finished");
  await stopped;
});

test("a stop ends streams and idle connections", async () => {
  await serve((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
    connections.streams.add(response);
  });
  const idle = net.connect(port, "127.0.0.1");
  const idleEnded = new Promise((resolve) => idle.once("close", resolve));
  idle.resume();
  const stream = await fetch(`http://127.0.0.1:${port}/`);
  await stopServer(server, connections);
  expect(await stream.text()).toBe("data: 1\n\n");
  await idleEnded;
});

test("a stop calls every registered stop function, the latest first, even if one of them fails", async () => {
  await serve((_, response) => void response.end());
  const errorLog = jest.spyOn(console, "error").mockReturnValue(undefined);
  const stopOrder: string[] = [];
  onStop(() => stopOrder.push("database"));
  onStop(() => Promise.reject(new Error("cannot")));
  onStop(async () => stopOrder.push("jobs"));
  await stopServer(server, connections);
  expect(stopOrder).toEqual(["jobs", "database"]);
  expect(errorLog).toHaveBeenCalledWith("Stopping:", expect.objectContaining({ message: "cannot" }));
  errorLog.mockRestore();
});

test("a request that never ends is closed after the timeout", async () => {
  await serve(() => undefined);
  const requestBegan = new Promise((resolve) => server.once("request", resolve));
  const hanging = fetch(`http://127.0.0.1:${port}/`).catch(() => "cut");
  await requestBegan;
  await stopServer(server, connections, { maxWaitMs: 50 });
  expect(await hanging).toBe("cut");
});
