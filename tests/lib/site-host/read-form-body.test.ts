import { once } from "node:events";
import { createServer, type IncomingMessage, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { AppError } from "@/lib/errors";
import { readFormBody } from "@/lib/site-host/read-form-body";

describe("the body of a form", () => {
  type SentBody = { type: string; body: string | Buffer; hasLength?: boolean };

  /** Sends a body over the network. Returns what was read, or the code of the refusal. */
  async function read({ type, body, hasLength = true }: SentBody): Promise<[string, string][] | string> {
    let result: [string, string][] | string = "nothing";
    const server = createServer((request, response) => {
      readFormBody(request)
        .then((fields) => {
          result = [...fields];
        })
        .catch((error) => {
          result = error instanceof AppError ? error.code : String(error);
        })
        .finally(() => response.writeHead(200, { connection: "close" }).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const length: Record<string, string> = hasLength
      ? { "content-length": String(Buffer.byteLength(body)) }
      : { "transfer-encoding": "chunked" };
    const request = sendRequest({
      port,
      host: "127.0.0.1",
      method: "POST",
      headers: { "content-type": type, ...length },
    });
    request.end(body);
    const [response] = await once(request, "response");
    response.resume();
    request.destroy();
    await new Promise((resolve) => server.close(resolve));
    return result;
  }

  const URLENCODED = "application/x-www-form-urlencoded";
  const part = (head: string, value: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const multipart = (parts: string[]) => ({
    type: "multipart/form-data; boundary=edge",
    body: `${parts.join("")}--edge--\r\n`,
  });

  test("may be URL-encoded", async () => {
    expect(await read({ type: `${URLENCODED}; charset=UTF-8`, body: "name=In%C3%A9s+L&day=1&day=2" })).toEqual([
      ["name", "Inés L"],
      ["day", "1"],
      ["day", "2"],
    ]);
  });

  test("may have parts, and files among them are ignored", async () => {
    const parts = [
      part('name="name"', "Inés"),
      part('name="photo"; filename="a.png"\r\nContent-Type: image/png', "\u0089PNG"),
      part('name="message"', "Hello\r\nyou"),
    ];

    expect(await read(multipart(parts))).toEqual([
      ["name", "Inés"],
      ["message", "Hello\r\nyou"],
    ]);
  });

  test.each([
    ["is of another type", { type: "application/json", body: "{}" }, "unsupported_media_type"],
    ["is longer than 100 KB", { type: URLENCODED, body: `a=${"x".repeat(102_400)}` }, "too_large"],
    [
      "is longer than 100 KB without a Content-Length",
      { type: URLENCODED, body: `a=${"x".repeat(102_400)}`, hasLength: false },
      "too_large",
    ],
    ["has more than 100 fields", { type: URLENCODED, body: "a=1&".repeat(101) }, "too_large"],
    [
      "has more than 100 parts",
      multipart(Array.from({ length: 101 }, (_, index) => part(`name="${index}"`, "x"))),
      "too_large",
    ],
    ["has no boundary", { type: "multipart/form-data", body: "x" }, "malformed"],
    ["has no end", { type: "multipart/form-data; boundary=edge", body: part('name="a"', "x") }, "malformed"],
  ])("is refused if it %s", async (_, sentBody, code) => {
    expect(await read(sentBody)).toBe(code);
  });

  test("may have 100 fields", async () => {
    const body = Array.from({ length: 100 }, (_, index) => `f${index}=x`).join("&");

    expect(await read({ type: URLENCODED, body })).toHaveLength(100);
  });

  test("is refused if it is not complete after a minute", async () => {
    jest.useFakeTimers();
    const request = Object.assign(new PassThrough(), { headers: { "content-type": URLENCODED } });
    const refusal = expect(readFormBody(request as unknown as IncomingMessage)).rejects.toMatchObject({
      code: "malformed",
    });

    request.write("name=I");
    await jest.advanceTimersByTimeAsync(60_000);

    await refusal;
    jest.useRealTimers();
  });
});
