import http from "node:http";
import type { AddressInfo } from "node:net";
import { listen } from "@/lib/server/listen";

const servers: http.Server[] = [];
function createServer(): http.Server {
  const server = http.createServer();
  servers.push(server);
  return server;
}
afterEach(() => {
  for (const each of servers.splice(0)) each.close();
});

test("with port 0, returns the port that was chosen", async () => {
  const server = createServer();
  const port = await listen(server, { port: 0 });
  expect(port).toBe((server.address() as AddressInfo).port);
});

test("listening on a port in use fails with a message that says what to do", async () => {
  const port = await listen(createServer(), { port: 0 });
  await expect(listen(createServer(), { port })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that program, or set PORT to a free port, then start again.`,
  );
});

test("listening on an address of another machine fails with a message that says what to do", async () => {
  await expect(listen(createServer(), { port: 0, host: "192.0.2.1" })).rejects.toThrow(
    'HOST is "192.0.2.1", which is not an address of this machine. Correct or remove it, then start again.',
  );
});
