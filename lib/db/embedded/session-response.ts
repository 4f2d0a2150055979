const READY = 0x5a; // "Z"
const NOTIFICATION = 0x41; // "A"
const PARSE_COMPLETE = 0x31; // "1"
const HEADER_BYTES = 5;

/** "I" idle, "T" in a transaction, "E" in a failed one. */
export type TransactionState = "I" | "T" | "E";

export type SessionResponse = {
  /**
   * The last reported state. Undefined if the unit (see units.ts) ended with a Flush: the client has not sent a Sync
   * yet.
   */
  state: TransactionState | undefined;
  /** To be sent to every connection that listens to the channel. */
  notifications: { channel: string; bytes: Buffer }[];
  /** The response without the notifications and the omitted ParseComplete. */
  messages: Buffer;
};

/**
 * Reads the session's response to one unit.
 *
 * @param omitParseComplete whether to omit the first ParseComplete: true if the unit begins with a repeated Parse
 */
export function readSessionResponse(bytes: Buffer, omitParseComplete: boolean): SessionResponse {
  const response: SessionResponse = { state: undefined, notifications: [], messages: bytes };
  const cuts: [number, number][] = [];
  let toOmit = omitParseComplete ? PARSE_COMPLETE : undefined;

  for (let at = 0; at < bytes.length; ) {
    const type = bytes[at];
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (type === READY) response.state = String.fromCharCode(bytes.readUInt8(at + HEADER_BYTES)) as TransactionState;
    else if (type === NOTIFICATION) {
      response.notifications.push(notificationAt(bytes, at, end));
      cuts.push([at, end]);
    } else if (type === toOmit) {
      toOmit = undefined;
      cuts.push([at, end]);
    }
    at = end;
  }
  response.messages = without(bytes, cuts);
  return response;
}

function notificationAt(bytes: Buffer, at: number, end: number) {
  const channel = at + HEADER_BYTES + 4; // after the id of the notifying process
  return { channel: bytes.toString("utf8", channel, bytes.indexOf(0, channel)), bytes: bytes.subarray(at, end) };
}

function without(bytes: Buffer, cuts: [number, number][]): Buffer {
  if (cuts.length === 0) return bytes;
  const kept = cuts.map(([from], index) => bytes.subarray(cuts[index - 1]?.[1] ?? 0, from));
  return Buffer.concat([...kept, bytes.subarray(cuts.at(-1)?.[1])]);
}
