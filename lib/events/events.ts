import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/db/db";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state.mjs";

/** The Postgres channel for all of Plinth's events. */
export const CHANNEL = "plinth";

/** Postgres refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7999;

/** The events between instances. Add the type of a new event here and to `isEvent`. */
export type InstanceEvent =
  | { type: "expire"; tags: string[] }
  /** These users have new notices, or have read or deleted some. */
  | { type: "notified"; users: number[] };

/** What a subscriber receives: events, or "reconnected" if some may have been missed. */
export type StreamEvent = InstanceEvent | { type: "reconnected" };

type Handler = (event: StreamEvent) => void;
type Bus = { instance: string; handlers: Map<string, Set<Handler>> };

const bus = processState("events", (): Bus => ({ instance: randomUUID(), handlers: new Map() }));

/**
 * Sends an event to every instance once the transaction has committed. Throws if its JSON is longer than Postgres
 * allows (7999 bytes): send an id instead of the data. `doneHere`: this instance has already acted, so its subscribers
 * do not get the event.
 */
export async function publish(tx: Tx, event: InstanceEvent, { doneHere = false } = {}): Promise<void> {
  const payload = JSON.stringify({ ...event, ...(doneHere ? { done: bus.instance } : {}) });
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_PAYLOAD_BYTES) {
    throw new Error(
      `The event "${event.type}" is too long to send: ${bytes} bytes, and Postgres takes ${MAX_PAYLOAD_BYTES}.`,
    );
  }
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${payload})`;
}

/** Calls `handler` for each event of the type. Returns a function that unsubscribes. */
export function subscribe<Type extends StreamEvent["type"]>(
  type: Type,
  handler: (event: Extract<StreamEvent, { type: Type }>) => void,
): () => void {
  const handlers = bus.handlers.get(type) ?? new Set();
  bus.handlers.set(type, handlers.add(handler as Handler));
  return () => void handlers.delete(handler as Handler);
}

/** Calls this process's subscribers. An error in one does not affect the others. */
export function dispatch(event: StreamEvent): void {
  for (const handler of bus.handlers.get(event.type) ?? []) {
    try {
      handler(event);
    } catch (err) {
      log.error({ err, event: event.type }, "A subscriber of an event failed");
    }
  }
}

/** Parses a payload of the channel. Undefined for an unknown event, or if this process has already acted on it. */
export function parseEvent(payload: string | undefined): InstanceEvent | undefined {
  try {
    const { done, ...event } = JSON.parse(payload ?? "") as { done?: unknown };
    return done !== bus.instance && isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isEvent(value: object): value is InstanceEvent {
  const { type, tags, users } = value as { type?: unknown; tags?: unknown; users?: unknown };
  if (type === "notified") return Array.isArray(users) && users.every((user) => typeof user === "number");
  return type === "expire" && Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
}
