import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { databaseUrl } from "@/lib/db/connection";
import { CHANNEL, dispatch, parseEvent, subscribe } from "@/lib/events/events";
import { expireInThisProcess } from "@/lib/events/expiry";
import { log } from "@/lib/log";

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
// A router may drop an idle connection silently. Only a query that times out reveals that.
const HEARTBEAT_MS = 30_000;
const TIMEOUT_MS = 10_000;
// A broken connection may never confirm its end.
const END_MAX_MS = 1_000;

/**
 * Listens for events on a separate connection while the process runs. Reconnects if the connection is lost; subscribers
 * then get `reconnected`, because events may have been missed. Resolves after the first attempt to connect, even if
 * that failed. Returns a function that stops listening.
 */
export async function startEvents(): Promise<() => Promise<void>> {
  const unsubscribers = [
    subscribe("expire", ({ tags }) => expireInThisProcess(tags)),
    subscribe("reconnected", () => expireInThisProcess("all")),
  ];
  const stopping = new AbortController();
  let listening: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    listening = keepListening(stopping.signal, resolve);
  });

  return async () => {
    stopping.abort();
    await listening;
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

async function keepListening(signal: AbortSignal, onAttempt: () => void): Promise<void> {
  let mayHaveMissedEvents = false;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await listenOnce(signal, () => {
        if (mayHaveMissedEvents) dispatch({ type: "reconnected" });
        failures = 0;
        onAttempt();
      });
    } catch (err) {
      log.warn({ err }, "There is no connection for events; trying again");
    }
    mayHaveMissedEvents = true;
    onAttempt();
    await pause(failures, signal);
  }
}

/** Listens until `signal` aborts. Throws if it cannot connect or the connection is lost. */
async function listenOnce(signal: AbortSignal, onListening: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    application_name: "plinth-events",
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on("notification", ({ channel, payload }) => {
    const event = channel === CHANNEL ? parseEvent(payload) : undefined;
    if (event) dispatch(event);
  });
  const end = waitForEnd(client, signal);
  const heartbeat = setInterval(() => void client.query("SELECT 1").catch(() => client.end()), HEARTBEAT_MS).unref();
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    onListening();
    await end;
  } finally {
    clearInterval(heartbeat);
    await Promise.race([client.end().catch(() => undefined), delay(END_MAX_MS, undefined, { ref: false })]);
  }
}

/** Resolves when `signal` aborts. Rejects if the connection is lost first. */
function waitForEnd(client: pg.Client, signal: AbortSignal): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    const stop = () => resolve();
    signal.addEventListener("abort", stop, { once: true });
    client.on("error", reject);
    client.on("end", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error("The connection was closed."));
    });
  });
  end.catch(() => undefined); // `end` may reject before it is awaited
  return end;
}

/** Waits longer after each failure, with jitter so that instances do not all reconnect at the same time. */
async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const maxMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  await delay(maxMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
}
