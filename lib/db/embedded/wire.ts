// The part of the Postgres wire protocol that a server for one shared session needs.
// https://www.postgresql.org/docs/current/protocol-message-formats.html

const PROTOCOL_3_0 = 196608;
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

const MAX_STARTUP_BYTES = 10_000;
const MAX_MESSAGE_BYTES = 128 * 1024 * 1024;
const LENGTH_BYTES = 4;
/** The type bytes of a client's messages. */
const CLIENT_TYPES = "BCDEFHPQSXcdfp";

/** The types of a client's first messages, which have no type byte. The type of a later message is one letter. */
export type FirstType = "startup" | "encrypt" | "cancel";
export type Message = { type: FirstType | (string & {}); bytes: Buffer };

/** The client sent an invalid message. Only its connection ends. */
export class ProtocolError extends Error {}

/**
 * Cuts a stream of bytes into whole messages. Call the returned function with each chunk. It calls `onMessage` with
 * every complete message, and throws `ProtocolError` for an invalid one.
 */
export function createMessageSplitter(onMessage: (message: Message) => void): (data: Buffer) => void {
  let pieces: Buffer[] = [];
  let receivedBytes = 0;
  let neededBytes = 0;
  let isBeforeStartup = true;

  return (data) => {
    pieces.push(data);
    receivedBytes += data.length;
    if (receivedBytes < neededBytes) return; // a long message is joined once, not for every chunk
    let buffer = pieces.length === 1 ? data : Buffer.concat(pieces);
    neededBytes = lengthOf(buffer, isBeforeStartup);
    while (buffer.length >= neededBytes) {
      const message = { type: typeOf(buffer, isBeforeStartup), bytes: buffer.subarray(0, neededBytes) };
      if (message.type === "startup") isBeforeStartup = false;
      buffer = buffer.subarray(neededBytes);
      onMessage(message);
      neededBytes = lengthOf(buffer, isBeforeStartup);
    }
    pieces = [buffer];
    receivedBytes = buffer.length;
  };
}

/** The length of the first message in the buffer, or the number of bytes that are needed to read its length. */
function lengthOf(buffer: Buffer, isBeforeStartup: boolean): number {
  const typeBytes = isBeforeStartup ? 0 : 1;
  if (!isBeforeStartup && buffer.length > 0 && !CLIENT_TYPES.includes(typeOf(buffer, isBeforeStartup)))
    throw new ProtocolError("unknown message type");
  if (buffer.length < typeBytes + LENGTH_BYTES) return typeBytes + LENGTH_BYTES;
  const length = buffer.readInt32BE(typeBytes);
  const minLength = isBeforeStartup ? 2 * LENGTH_BYTES : LENGTH_BYTES;
  if (length < minLength || length > (isBeforeStartup ? MAX_STARTUP_BYTES : MAX_MESSAGE_BYTES))
    throw new ProtocolError("invalid message length");
  return typeBytes + length;
}

function typeOf(buffer: Buffer, isBeforeStartup: boolean): Message["type"] {
  if (!isBeforeStartup) return String.fromCharCode(buffer.readUInt8(0));
  const code = buffer.readInt32BE(LENGTH_BYTES);
  if (code === PROTOCOL_3_0) return "startup";
  if (code === SSL_REQUEST || code === GSS_REQUEST) return "encrypt";
  if (code === CANCEL_REQUEST) return "cancel";
  throw new ProtocolError("unknown first message");
}

/**
 * The text from `at` to its zero byte, and where the next field begins. Throws `ProtocolError` if there is no zero
 * byte.
 */
export function textAt(bytes: Buffer, at: number): { text: string; next: number } {
  const end = bytes.indexOf(0, at);
  if (end < 0) throw new ProtocolError("text without an end");
  return { text: bytes.toString("utf8", at, end), next: end + 1 };
}

/** Builds a complete message of the given type. */
export function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.concat([Buffer.from(type, "latin1"), Buffer.alloc(LENGTH_BYTES), body]);
  bytes.writeInt32BE(LENGTH_BYTES + body.length, 1);
  return bytes;
}

/** Returns the message with the text from `at` to `end` (its zero byte) replaced. */
export function withText(bytes: Buffer, at: number, end: number, text: string): Buffer {
  return message(
    bytes.toString("latin1", 0, 1),
    Buffer.concat([bytes.subarray(1 + LENGTH_BYTES, at), Buffer.from(text), bytes.subarray(end)]),
  );
}

export const sync = message("S");
export const simpleQuery = (sql: string) => message("Q", Buffer.from(`${sql}\0`));
export const closeStatement = (name: string) => message("C", Buffer.from(`S${name}\0`));
export const passwordRequest = message("R", Buffer.from([0, 0, 0, 3]));

/** The message with which a client begins its session. */
export function startup(parameters: Record<string, string>): Buffer {
  const text = Object.entries(parameters)
    .map(([name, value]) => `${name}\0${value}\0`)
    .join("");
  const bytes = Buffer.concat([Buffer.alloc(2 * LENGTH_BYTES), Buffer.from(`${text}\0`)]);
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(PROTOCOL_3_0, LENGTH_BYTES);
  return bytes;
}

/** An error that ends the connection it is sent to. `code` is one of Postgres' SQLSTATE codes. */
export function fatalError(code: string, text: string): Buffer {
  return message("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
}
