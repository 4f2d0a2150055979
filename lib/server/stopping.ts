import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

type Stop = () => Promise<unknown> | unknown;

const KEY = Symbol.for("plinth.stops");
const REQUESTS_MAX_MS = 10_000;
const STEP_MAX_MS = 8000;

const state = globalThis as { [KEY]?: Stop[] };

/** Has `stop` called when the server stops: after the last request, the latest first. The app's bundle and the server share the list. */
export function onStop(stop: Stop): void {
  state[KEY] ??= [];
  state[KEY].push(stop);
}

let stopping = false;

/** Whether the server has begun to stop: from then on nothing that fails is worth a word. */
export const isStopping = () => stopping;

/** Who is connected to a server, and what would go on for ever. */
export type Connections = { isBusy: Map<Socket, boolean>; streams: Set<ServerResponse> };

/** Watches a server's connections from its start. Node itself does not tell an unused one from one that is being answered. */
export function watchConnections(server: Server): Connections {
  const isBusy = new Map<Socket, boolean>();
  server.on("connection", (socket: Socket) => {
    isBusy.set(socket, false);
    socket.once("close", () => isBusy.delete(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    isBusy.set(socket, true);
    response.once("close", () => isBusy.has(socket) && isBusy.set(socket, false));
  });
  return { isBusy, streams: new Set() };
}

/** Takes no new requests, ends what would go on for ever, lets the others finish for as long as patience lasts, then stops everything else. */
export async function stopServer(
  server: Server,
  { isBusy, streams }: Connections,
  { maxWaitMs = REQUESTS_MAX_MS } = {},
): Promise<void> {
  stopping = true;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  for (const stream of streams) stream.end();
  const hangUp = () => {
    for (const [socket, busy] of isBusy) if (!busy) socket.destroy();
  };
  hangUp();
  const timer = setInterval(hangUp, 50);
  await within(maxWaitMs, closed);
  clearInterval(timer);
  for (const socket of isBusy.keys()) socket.destroy();

  for (const stop of (state[KEY] ?? []).splice(0).reverse()) {
    await within(STEP_MAX_MS, Promise.resolve().then(stop)).catch((error) => console.error("Stopping:", error));
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(milliseconds, undefined, { signal: timer.signal })]).finally(() => timer.abort());
}
