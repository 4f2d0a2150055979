const READY = 0x5a; // "Z"
const NOTIFICATION = 0x41; // "A"
const PARSE_COMPLETE = 0x31; // "1"
const HEAD_BYTES = 5;

/** "I" idle, "T" in a transaction, "E" in a failed one. */
export type TransactionState = "I" | "T" | "E";

export type Answer = {
  /** The last reported state. Undefined if the response has no ReadyForQuery and is therefore incomplete. */
  state: TransactionState | undefined;
  notifications: { channel: string; bytes: Buffer }[];
  /** All other messages, unchanged. */
  messages: Buffer;
};

/**
 * Reads the session's response to one unit.
 *
 * @param skipParse omit the first ParseComplete, because the unit repeats the client's Parse
 */
export function readAnswer(bytes: Buffer, skipParse: boolean): Answer {
  const answer: Answer = { state: undefined, notifications: [], messages: bytes };
  const cuts: [number, number][] = [];
  let toSkip = skipParse ? PARSE_COMPLETE : undefined;

  for (let at = 0; at < bytes.length; ) {
    const type = bytes[at];
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (type === READY) answer.state = String.fromCharCode(bytes.readUInt8(at + HEAD_BYTES)) as TransactionState;
    else if (type === NOTIFICATION) {
      answer.notifications.push(notificationAt(bytes, at, end));
      cuts.push([at, end]);
    } else if (type === toSkip) {
      toSkip = undefined;
      cuts.push([at, end]);
    }
    at = end;
  }
  answer.messages = without(bytes, cuts);
  return answer;
}

function notificationAt(bytes: Buffer, at: number, end: number) {
  const channel = at + HEAD_BYTES + 4; // after the id of the notifying process
  return { channel: bytes.toString("utf8", channel, bytes.indexOf(0, channel)), bytes: bytes.subarray(at, end) };
}

function without(bytes: Buffer, cuts: [number, number][]): Buffer {
  if (cuts.length === 0) return bytes;
  const kept = cuts.map(([from], index) => bytes.subarray(cuts[index - 1]?.[1] ?? 0, from));
  return Buffer.concat([...kept, bytes.subarray(cuts.at(-1)?.[1])]);
}
