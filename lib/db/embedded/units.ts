import { readStatements } from "@/lib/db/embedded/statements";
import {
  closeStatement,
  type Message,
  ProtocolError,
  simpleQuery,
  sync,
  textAt,
  withText,
} from "@/lib/db/embedded/wire";

/**
 * The bytes that the session runs in one go: everything that a connection has sent since its last unit, up to and
 * including a simple query, Sync or Flush.
 */
export type Unit = {
  bytes: Buffer;
  /** Whether the unit begins with a repeated Parse, whose response the client must not get. */
  repeatsParse: boolean;
};

/** The state of one connection: its statement names, and what it has sent since its last unit. */
export type UnitState = {
  /** The prefix of this connection's statement names in the session. */
  prefix: string;
  /** Maps the client's statement names to the session's, because two connections may use the same name. */
  names: Map<string, string>;
  /**
   * The Parse of the connection's unnamed statement. Later units that use the statement repeat the Parse, because the
   * session has only one unnamed statement.
   */
  unnamedParse: Buffer | undefined;
  /** Whether the session's unnamed statement still belongs to this connection. */
  isUnnamedCurrent: boolean;
  /** Whether the current unit begins with a repeated Parse. */
  repeatsParse: boolean;
  /** Why the current unit may not run. */
  refusal: string | undefined;
  /** The messages of the current unit so far. */
  parts: Buffer[];
  /** The channels that the connection listens to. */
  channels: Set<string>;
};

export function createUnitState(prefix: string): UnitState {
  return {
    prefix,
    names: new Map(),
    unnamedParse: undefined,
    isUnnamedCurrent: false,
    repeatsParse: false,
    refusal: undefined,
    parts: [],
    channels: new Set(),
  };
}

const FLUSH = 0x48; // "H"
const STATEMENT = 0x53; // "S" in Describe and Close means a statement, not a portal
const HEADER_BYTES = 5;
// Sent instead of a client's UNLISTEN, because another connection may listen to the same channel.
const UNLISTEN_NOTHING = 'UNLISTEN "nobody listens here"';

/** Adds a message. Returns the unit that it completes, if any. Throws `ProtocolError` if the message is not allowed. */
export function addMessage(state: UnitState, { type, bytes }: Message): Unit | undefined {
  switch (type) {
    case "P":
      return add(state, rewriteParse(state, bytes));
    case "B":
      return add(state, rewriteBind(state, bytes));
    case "D":
    case "C":
      return add(state, bytes[HEADER_BYTES] === STATEMENT ? replaceName(state, bytes, HEADER_BYTES + 1) : bytes);
    case "E":
      return add(state, bytes);
    case "Q":
      return finish(state, rewriteQuery(state, bytes));
    case "S":
    case "H":
      return finish(state, bytes);
    case "d":
    case "c":
    case "f":
      return undefined; // the data of a refused COPY, which Postgres ignores too
    default:
      throw new ProtocolError(`message of type ${type} is not supported`);
  }
}

function add(state: UnitState, bytes: Buffer): undefined {
  state.parts.push(bytes);
}

function rewriteParse(state: UnitState, bytes: Buffer): Buffer {
  const name = textAt(bytes, HEADER_BYTES);
  const message = readSql(state, bytes, name.next);
  if (name.text !== "") return withText(message, HEADER_BYTES, name.next - 1, sessionNameOf(state, name.text));
  state.unnamedParse = state.refusal ? undefined : message;
  state.isUnnamedCurrent = true;
  return message;
}

/** Refuses the unnamed statement if the connection has none: the session might use another connection's. */
function rewriteBind(state: UnitState, bytes: Buffer): Buffer {
  const message = replaceName(state, bytes, textAt(bytes, HEADER_BYTES).next);
  if (message === bytes && !state.isUnnamedCurrent) state.refusal ??= "There is no unnamed statement.";
  return message;
}

function rewriteQuery(state: UnitState, bytes: Buffer): Buffer {
  return readSql(state, bytes, HEADER_BYTES);
}

/** Tracks LISTEN and UNLISTEN. If the SQL may not run, records why. Returns the message for the session. */
function readSql(state: UnitState, bytes: Buffer, at: number): Buffer {
  const { text, next } = textAt(bytes, at);
  const { refusal, listen, unlisten } = readStatements(text);
  state.refusal ??= refusal;
  for (const channel of listen) state.channels.add(channel);
  for (const channel of unlisten) {
    if (channel === "*") state.channels.clear();
    else state.channels.delete(channel);
  }
  return unlisten.length > 0 ? withText(bytes, at, next - 1, UNLISTEN_NOTHING) : bytes;
}

/**
 * In a message, replaces the client's statement name at `at` with the session's. If the message uses the unnamed
 * statement, first repeats its Parse if necessary.
 */
function replaceName(state: UnitState, bytes: Buffer, at: number): Buffer {
  const { text, next } = textAt(bytes, at);
  if (text !== "") return withText(bytes, at, next - 1, sessionNameOf(state, text));
  if (!state.isUnnamedCurrent && state.unnamedParse) {
    state.parts.unshift(state.unnamedParse);
    state.repeatsParse = true;
    state.isUnnamedCurrent = true;
  }
  return bytes;
}

function sessionNameOf(state: UnitState, name: string): string {
  const sessionName = state.names.get(name) ?? `${state.prefix}_${state.names.size}`;
  state.names.set(name, sessionName);
  return sessionName;
}

function finish(state: UnitState, last: Buffer): Unit {
  const { refusal, repeatsParse, parts } = state;
  const isFlush = last[0] === FLUSH;
  if (refusal && isFlush) throw new ProtocolError(refusal);
  const bytes = refusal ? failingQuery(refusal) : Buffer.concat([...parts, last]);
  Object.assign(state, {
    parts: [],
    refusal: undefined,
    repeatsParse: false,
    isUnnamedCurrent: isFlush && state.isUnnamedCurrent,
  });
  return { bytes, repeatsParse: repeatsParse && !refusal };
}

/** Returns a query that fails with this message, so that the client's transaction fails as after any other error. */
function failingQuery(sentence: string): Buffer {
  const text = sentence.replaceAll("'", "''");
  return simpleQuery(`DO $plinth$ BEGIN RAISE EXCEPTION USING ERRCODE = '0A000', MESSAGE = '${text}'; END $plinth$`);
}

/** Returns the unit that ends a connection's transaction and closes its statements. */
export function createCleanUpUnit(state: UnitState): Unit {
  const closes = [...state.names.values()].map(closeStatement);
  return { bytes: Buffer.concat([sync, simpleQuery("ROLLBACK"), ...closes, sync]), repeatsParse: false };
}
