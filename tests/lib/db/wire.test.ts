import { readSessionResponse } from "@/lib/db/embedded/session-response";
import {
  createMessageSplitter,
  type Message,
  message,
  ProtocolError,
  simpleQuery,
  startup,
  withText,
} from "@/lib/db/embedded/wire";

const hello = startup({ user: "postgres" });

function splitAll(pieces: Buffer[]): Message[] {
  const messages: Message[] = [];
  const split = createMessageSplitter((next) => messages.push(next));
  for (const piece of pieces) split(piece);
  return messages;
}

const types = (messages: Message[]) => messages.map(({ type }) => type);

test("messages that arrive in one piece are split", () => {
  const messages = splitAll([Buffer.concat([hello, simpleQuery("one"), simpleQuery("two")])]);
  expect(messages).toEqual([
    { type: "startup", bytes: hello },
    { type: "Q", bytes: simpleQuery("one") },
    { type: "Q", bytes: simpleQuery("two") },
  ]);
});

test("messages that arrive byte by byte are joined", () => {
  const stream = Buffer.concat([hello, simpleQuery("select 1"), message("X")]);
  const messages = splitAll([...stream].map((byte) => Buffer.from([byte])));
  expect(Buffer.concat(messages.map(({ bytes }) => bytes))).toEqual(stream);
  expect(types(messages)).toEqual(["startup", "Q", "X"]);
});

test("a request for encryption may come before the startup message", () => {
  const encrypt = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
  expect(types(splitAll([encrypt, hello]))).toEqual(["encrypt", "startup"]);
});

test.each([
  ["a length below its own four bytes", Buffer.concat([hello, Buffer.from([0x51, 0, 0, 0, 3])])],
  ["a negative length", Buffer.concat([hello, Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff])])],
  ["a message of two gigabytes", Buffer.concat([hello, Buffer.from([0x51, 0x7f, 0xff, 0xff, 0xff])])],
  ["a startup message of a megabyte", Buffer.from([0, 0x10, 0, 0, 0, 3, 0, 0])],
  ["another protocol", Buffer.from("GET / HTTP/1.1\r\n\r\n")],
  ["an unknown first message", Buffer.from([0, 0, 0, 8, 1, 2, 3, 4])],
])("%s is refused", (_, bytes) => {
  expect(() => splitAll([bytes])).toThrow(ProtocolError);
});

test("text inside a message can be replaced by longer text", () => {
  expect(withText(simpleQuery("select 1"), 5, 13, "select 12345")).toEqual(simpleQuery("select 12345"));
});

test("a response is separated from its notifications", () => {
  const note = message("A", Buffer.from("\0\0\0\x01news\0text\0"));
  const [complete, ready] = [message("C", Buffer.from("NOTIFY\0")), message("Z", Buffer.from("T"))];
  const response = readSessionResponse(Buffer.concat([complete, note, ready]), false);
  expect(response).toEqual({
    state: "T",
    notifications: [{ channel: "news", bytes: note }],
    messages: Buffer.concat([complete, ready]),
  });
});

test("the first ParseComplete is left out if the unit begins with a repeated Parse, and a later one is kept", () => {
  const [parsed, bound] = [message("1"), message("2")];
  const response = readSessionResponse(Buffer.concat([parsed, bound, parsed]), true);
  expect(response).toEqual({ state: undefined, notifications: [], messages: Buffer.concat([bound, parsed]) });
});
