import http from "node:http";
import { registerBackgroundWork, startBackgroundWork } from "@/lib/server/background-work";
import { stopServer, watchConnections } from "@/lib/server/stopping";

test("registered work begins once the server is ready, and ends when the server stops", async () => {
  const events: string[] = [];
  registerBackgroundWork(async () => {
    events.push("started");
    return () => events.push("stopped");
  });
  expect(events).toEqual([]);

  await startBackgroundWork(0);
  expect(events).toEqual(["started"]);

  const server = http.createServer();
  await stopServer(server, watchConnections(server));
  expect(events).toEqual(["started", "stopped"]);
});

test("work that has not begun when the server stops never begins", async () => {
  const events: string[] = [];
  const server = http.createServer();
  await stopServer(server, watchConnections(server));
  registerBackgroundWork(async () => {
    events.push("started");
    return () => undefined;
  });

  await startBackgroundWork(0);

  expect(events).toEqual([]);
});
