import { once } from "node:events";
import net from "node:net";
import { message, startup } from "@/lib/db/embedded/wire";

/** A connection for raw bytes of Postgres' protocol, for messages that no client library sends. */
export type RawConnection = {
  socket: net.Socket;
  send(...messages: Buffer[]): void;
  /** Resolves with the types of the messages up to the first ReadyForQuery, one letter each, and discards them. */
  untilReady(): Promise<string>;
  /** Like `untilReady`, but up to the first message of this type. */
  until(type: string): Promise<string>;
  /** All bytes since the last `until`. */
  received(): Buffer;
  closed: Promise<void>;
};

type Target = { path: string } | { port: number };

export async function connectRaw(target: Target): Promise<RawConnection> {
  const socket = net.connect(target);
  let received: Buffer = Buffer.alloc(0);
  let onData = () => {};
  socket.on("error", () => undefined);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    onData();
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");

  function waitForData() {
    return new Promise<void>((resolve) => {
      onData = resolve;
    });
  }

  async function until(type: string): Promise<string> {
    for (;;) {
      const types = typesIn(received, type);
      if (types.endsWith(type)) {
        received = received.subarray(lengthOf(received, types.length));
        return types;
      }
      if (socket.destroyed) throw new Error(`closed after ${types}`);
      await Promise.race([waitForData(), closed]);
    }
  }

  return {
    socket,
    send: (...messages) => void socket.write(Buffer.concat(messages)),
    until,
    untilReady: () => until("Z"),
    received: () => received,
    closed,
  };
}

/** Connects and waits until the server is ready for queries. */
export async function connectReady(target: Target): Promise<RawConnection> {
  const connection = await connectRaw(target);
  connection.send(startup({ user: "postgres", database: "postgres" }));
  await connection.untilReady();
  return connection;
}

function typesIn(bytes: Buffer, last: string): string {
  let types = "";
  for (
    let offset = 0;
    offset + 5 <= bytes.length && !types.endsWith(last);
    offset += 1 + bytes.readInt32BE(offset + 1)
  ) {
    if (offset + 1 + bytes.readInt32BE(offset + 1) > bytes.length) break;
    types += String.fromCharCode(bytes.readUInt8(offset));
  }
  return types;
}

function lengthOf(bytes: Buffer, count: number): number {
  let length = 0;
  for (let index = 0; index < count; index++) length += 1 + bytes.readInt32BE(length + 1);
  return length;
}

// The messages of Postgres' extended query protocol.

export const parse = (sql: string, name = "") => message("P", Buffer.from(`${name}\0${sql}\0\0\0`));
export const bind = (statement = "", portal = "") => message("B", Buffer.from(`${portal}\0${statement}\0\0\0\0\0\0\0`));
export const execute = (rows = 0) => {
  const count = Buffer.alloc(4);
  count.writeInt32BE(rows);
  return message("E", Buffer.concat([Buffer.from("\0"), count]));
};
export const flush = message("H");
