import http from "node:http";
import { afterOpen, startAfterOpen } from "@/lib/server/after-open";
import { stopServer, watchConnections } from "@/lib/server/stopping";

test("registered work begins once the server has opened, and ends when it stops", async () => {
  const seen: string[] = [];
  afterOpen(async () => {
    seen.push("started");
    return () => seen.push("stopped");
  });
  expect(seen).toEqual([]);

  await startAfterOpen(0);
  expect(seen).toEqual(["started"]);

  const server = http.createServer();
  await stopServer(server, watchConnections(server));
  expect(seen).toEqual(["started", "stopped"]);
});

test("work that has not begun when the server stops never begins", async () => {
  const seen: string[] = [];
  const server = http.createServer();
  await stopServer(server, watchConnections(server));
  afterOpen(async () => {
    seen.push("started");
    return () => undefined;
  });

  await startAfterOpen(0);

  expect(seen).toEqual([]);
});
