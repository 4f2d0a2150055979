import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/db/db";
import { log } from "@/lib/log";

/** Postgres' channel for all of Plinth's events. */
export const CHANNEL = "plinth";

/** Postgres refuses a payload of 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7999;

/** What instances tell each other. A later feature adds its type here and to `isEvent`. */
export type Event = { type: "expire"; tags: string[] };

/** What a subscriber hears: the events, and that some may have been missed while the connection was lost. */
export type Received = Event | { type: "reconnected" };

type Handler = (event: Received) => void;
type Bus = { instance: string; handlers: Map<string, Set<Handler>> };

const KEY = Symbol.for("plinth.events");
// Middleware, handlers and instrumentation hold copies of this module and must share one bus.
const state = globalThis as { [KEY]?: Bus };
state[KEY] ??= { instance: randomUUID(), handlers: new Map() };
const bus = state[KEY];

/**
 * Tells every instance once the transaction has committed; a rollback tells nobody. Throws when the event as JSON is longer than
 * Postgres takes (7999 bytes): send an id, not the thing. `doneHere`: the sender acts by itself, so its own subscribers hear nothing.
 */
export async function publish(tx: Tx, event: Event, { doneHere = false } = {}): Promise<void> {
  const payload = JSON.stringify({ ...event, ...(doneHere ? { done: bus.instance } : {}) });
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_PAYLOAD_BYTES) {
    throw new Error(
      `The event "${event.type}" is too long to send: ${bytes} bytes, and Postgres takes ${MAX_PAYLOAD_BYTES}.`,
    );
  }
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${payload})`;
}

/** Calls `handler` for each event of the type, until the function it answers with is called. */
export function subscribe<Type extends Received["type"]>(
  type: Type,
  handler: (event: Extract<Received, { type: Type }>) => void,
): () => void {
  const handlers = bus.handlers.get(type) ?? new Set();
  bus.handlers.set(type, handlers.add(handler as Handler));
  return () => void handlers.delete(handler as Handler);
}

/** Hands an event to this process' subscribers; one that throws keeps it from no other. */
export function dispatch(event: Received): void {
  for (const handler of bus.handlers.get(event.type) ?? []) {
    try {
      handler(event);
    } catch (err) {
      log.error({ err, event: event.type }, "A subscriber of an event failed");
    }
  }
}

/** What came over the channel, for this process to act on; undefined if it has acted already, or cannot know the event (a newer version's). */
export function parseEvent(payload: string | undefined): Event | undefined {
  try {
    const { done, ...event } = JSON.parse(payload ?? "") as { done?: unknown };
    return done !== bus.instance && isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isEvent(value: object): value is Event {
  const { type, tags } = value as { type?: unknown; tags?: unknown };
  return type === "expire" && Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
}
