import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { processState } from "@/lib/process-state.mjs";

type Stop = () => Promise<unknown> | unknown;

const REQUESTS_MAX_MS = 10_000;
const STEP_MAX_MS = 8000;
const IDLE_CHECK_MS = 50;

const stops = processState("stops", (): Stop[] => []);

/** Registers a function to call when the server stops: after the last request, in reverse order of registration. */
export function onStop(stop: Stop): void {
  stops.push(stop);
}

let stopping = false;

/** Whether the server has begun to stop. Failures are expected from then on. */
export const isStopping = () => stopping;

/** `lastResponses`: each connection's latest response, if any. `streams`: responses that never end by themselves. */
export type Connections = { lastResponses: Map<Socket, ServerResponse | null>; streams: Set<ServerResponse> };

/** Tracks a server's connections from its start, because Node does not expose which of them have a running request. */
export function watchConnections(server: Server): Connections {
  const lastResponses = new Map<Socket, ServerResponse | null>();
  server.on("connection", (socket: Socket) => {
    lastResponses.set(socket, null);
    socket.once("close", () => lastResponses.delete(socket));
  });
  // a listener for the end of each response would slow down sending a cached page
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastResponses.set(socket, response);
  });
  return { lastResponses, streams: new Set() };
}

/**
 * Refuses new connections, ends streams, waits at most `maxWaitMs` for other requests, then runs the stop functions.
 */
export async function stopServer(
  server: Server,
  { lastResponses, streams }: Connections,
  { maxWaitMs = REQUESTS_MAX_MS } = {},
): Promise<void> {
  stopping = true;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  for (const stream of streams) stream.end();
  const closeIdle = () => {
    for (const [socket, response] of lastResponses) if (!response || response.writableFinished) socket.destroy();
  };
  closeIdle();
  const timer = setInterval(closeIdle, IDLE_CHECK_MS);
  await waitAtMost(maxWaitMs, closed);
  clearInterval(timer);
  for (const socket of lastResponses.keys()) socket.destroy();

  for (const stop of stops.splice(0).reverse()) {
    await waitAtMost(STEP_MAX_MS, Promise.resolve().then(stop)).catch((error) => console.error("Stopping:", error));
  }
}

async function waitAtMost(maxMs: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(maxMs, undefined, { signal: timer.signal })]).finally(() => timer.abort());
}
