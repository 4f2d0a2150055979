import crypto from "node:crypto";
import type net from "node:net";
import type { Session } from "@/lib/db/embedded/session";
import type { SessionResponse } from "@/lib/db/embedded/session-response";
import { createTurnQueue } from "@/lib/db/embedded/turn-queue";
import { addMessage, createCleanUpUnit, createUnitState, type UnitState } from "@/lib/db/embedded/units";
import {
  createMessageSplitter,
  fatalError,
  type Message,
  ProtocolError,
  passwordRequest,
  textAt,
} from "@/lib/db/embedded/wire";

const IDLE_IN_TRANSACTION_MS = 60_000;
const PASSWORD_AT = 5;

type Connection = { socket: net.Socket; units: UnitState; isAdmitted: boolean; isGone: boolean };

export type ServeOptions = {
  /**
   * The password that every connection must send. Only a TCP server has one, because other users of the machine can
   * connect to it.
   */
  password?: string | undefined;
  /** How long a connection may be idle in a transaction before it is closed. */
  idleInTransactionMs?: number;
  /** Called when the session is broken. Nothing runs after that. */
  onBroken(error: Error): void;
};

export type SessionServer = {
  accept(socket: net.Socket): void;
  /** Lets the running unit finish, ends every connection and closes the session. */
  close(): Promise<void>;
};

/**
 * Shares one session between many connections as if each had its own. The session runs only whole units (see units.ts),
 * one at a time. During a transaction, it runs only the units of that transaction's connection. So no connection is
 * affected by the portals, statements, errors or transaction of another.
 */
export function serve(session: Session, options: ServeOptions): SessionServer {
  const connections = new Set<Connection>();
  let count = 0;
  const turns = createTurnQueue<Connection>(session, {
    idleMs: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    onResponse: (connection, response) => deliver(connections, connection, response),
    onIdle: (connection) =>
      endConnection(connection, "25P03", "terminating connection due to idle-in-transaction timeout"),
    onBroken(error) {
      for (const { socket } of connections) socket.destroy(); // so that all pending queries fail
      options.onBroken(error);
    },
  });

  function endConnection(connection: Connection, code: string, why: string) {
    connection.socket.end(fatalError(code, why)).destroySoon();
    removeConnection(connection);
  }

  function removeConnection(connection: Connection) {
    if (connection.isGone) return;
    connection.isGone = true;
    connections.delete(connection);
    turns.forget(connection);
    turns.submit(connection, createCleanUpUnit(connection.units));
  }

  function receive(connection: Connection, message: Message) {
    if (!connection.isAdmitted) return admit(session, connection, message, options.password);
    if (message.type === "X") return connection.socket.end();
    const unit = addMessage(connection.units, message);
    if (unit) turns.submit(connection, unit);
  }

  return {
    accept(socket) {
      const connection: Connection = {
        socket,
        units: createUnitState(`c${count++}`),
        isAdmitted: false,
        isGone: false,
      };
      const cut = createMessageSplitter((message) => receive(connection, message));
      connections.add(connection);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => removeConnection(connection));
      socket.on("data", (data) => {
        if (connection.isGone) return;
        try {
          cut(data);
        } catch (error) {
          endConnection(connection, "08P01", error instanceof ProtocolError ? error.message : "internal error");
        }
      });
    },
    async close() {
      await turns.stop();
      for (const connection of connections)
        endConnection(connection, "57P01", "terminating connection due to administrator command");
      await session.close();
    },
  };
}

function deliver(connections: Set<Connection>, to: Connection, { messages, notifications }: SessionResponse) {
  if (!to.isGone) to.socket.write(messages);
  for (const { channel, bytes } of notifications) {
    for (const { units, socket } of connections) if (units.channels.has(channel)) socket.write(bytes);
  }
}

/**
 * Handles a connection's messages until the connection is admitted: refuses encryption, then checks the password if one
 * is required.
 */
function admit(session: Session, connection: Connection, message: Message, password: string | undefined) {
  const { socket } = connection;
  if (message.type === "encrypt") return socket.write("N");
  if (message.type === "cancel") return socket.end();
  const isTrusted = message.type === "startup" ? password === undefined : requirePassword(message, password);
  connection.isAdmitted = isTrusted;
  return socket.write(isTrusted ? session.greeting : passwordRequest);
}

/** Throws `ProtocolError` for a wrong password, which ends the connection. */
function requirePassword({ type, bytes }: Message, password: string | undefined): true {
  const sentPassword = type === "p" ? textAt(bytes, PASSWORD_AT).text : "";
  const isSame = crypto.timingSafeEqual(digest(sentPassword), digest(password ?? ""));
  if (!isSame || password === undefined) throw new ProtocolError("password authentication failed");
  return true;
}

const digest = (text: string) => crypto.createHash("sha256").update(text).digest();
