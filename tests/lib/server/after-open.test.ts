import http from "node:http";
import { registerAfterOpen, startAfterOpen } from "@/lib/server/after-open";
import { stopServer, watchConnections } from "@/lib/server/stopping";

test("registered work begins once the server has opened, and ends when the server stops", async () => {
  const events: string[] = [];
  registerAfterOpen(async () => {
    events.push("started");
    return () => events.push("stopped");
  });
  expect(events).toEqual([]);

  await startAfterOpen(0);
  expect(events).toEqual(["started"]);

  const server = http.createServer();
  await stopServer(server, watchConnections(server));
  expect(events).toEqual(["started", "stopped"]);
});

test("work that has not begun when the server stops never begins", async () => {
  const events: string[] = [];
  const server = http.createServer();
  await stopServer(server, watchConnections(server));
  registerAfterOpen(async () => {
    events.push("started");
    return () => undefined;
  });

  await startAfterOpen(0);

  expect(events).toEqual([]);
});
