import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { readMultipart } from "@/lib/http/multipart";
import { measureTimeGrowth, TIME_GROWTH_MAX } from "@/tests/support/time-growth";

const HEAD = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
const PIECE_BYTES = 64 * 1024;

/** The body comes in pieces, as from a socket. */
function* piecesOf(body: Buffer) {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES);
}

const requestWith = (body: string) =>
  new Request("http://plinth.test", {
    method: "POST",
    body: Readable.toWeb(Readable.from(piecesOf(Buffer.from(body, "latin1")))) as unknown as BodyInit,
    headers: { "content-type": "multipart/form-data; boundary=x" },
    duplex: "half",
  } as RequestInit);

/** Reads a form to its end. Returns the code of the error if it is malformed. */
async function read(body: string): Promise<unknown> {
  const drain = async ({ stream }: { stream: AsyncIterable<Buffer> }) => {
    let length = 0;
    for await (const part of stream) length += part.length;
    return length;
  };
  return readMultipart(requestWith(body), "file", drain).catch((error: { code?: string }) => error.code);
}

test("a well-formed body is read", async () => {
  expect(await read(`--x\r\n${HEAD}\r\n\r\nwords\r\n--x--`)).toMatchObject({ file: 5 });
});

test.each(["--x--", "--x--x".repeat(20_000)])("a form may end before the request's body does", async (content) => {
  expect(await read(`--x\r\n${HEAD}\r\n\r\n${content}\r\n--x--`)).toEqual({ fields: {}, file: undefined });
});

const POSITIONS: [string, (text: string) => string][] = [
  ["as the whole body", (text) => text],
  ["as the head of a part", (text) => `--x\r\n${HEAD}\r\n${text}`],
  ["as the name of a file", (text) => `--x\r\nContent-Disposition: form-data; name="file"; filename="${text}"\r\n\r\n`],
  ["as the content of a file", (text) => `--x\r\n${HEAD}\r\n\r\n${text}\r\n--x--`],
];
const PATTERNS = ["--x", "\r\n--x\r\n", "\r\n--", "\r\n", "\r", "-", "a: b\r\n", '";a="', "\\", "%"];

test.each(POSITIONS.flatMap(([position, bodyOf]) => PATTERNS.map((pattern) => ({ position, pattern, bodyOf }))))(
  "the time to read many $pattern $position grows linearly with their number",
  async ({ pattern, bodyOf }) => {
    expect(await measureTimeGrowth(pattern, (text) => read(bodyOf(text)))).toBeLessThan(TIME_GROWTH_MAX);
  },
);
