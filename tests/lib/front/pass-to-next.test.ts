import type { IncomingMessage, ServerResponse } from "node:http";
import type { NextHandler } from "@/lib/front/pass-to-next";
import { passBody } from "@/lib/http/passed-bodies";
import { until } from "@/tests/support/until";
import { type RunningFront, runFront } from "./running-front";

const text = "Some text that is worth compressing. ".repeat(200);

let front: RunningFront;
afterEach(() => front.close());

async function getResponse(nextHandler: NextHandler, acceptEncoding = "gzip, br", path = "/") {
  front = await runFront({ nextHandler });
  return await front.send(path, { headers: { "accept-encoding": acceptEncoding } });
}

function respond(response: ServerResponse, headers: Record<string, string>, body = text, status = 200) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

test.each([
  "text/html; charset=utf-8",
  "application/json",
  "text/x-component",
  "application/manifest+json",
  "image/svg+xml",
])("%s is compressed", async (type) => {
  const reply = await getResponse((_, response) =>
    respond(response, { "content-type": type, "content-length": String(text.length) }),
  );
  expect(reply.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(reply.headers["content-length"]).toBeUndefined();
  expect(reply.text).toBe(text);
  expect(reply.bytes.length).toBeLessThan(500);
});

const respondWithJson: NextHandler = (_, response) => respond(response, { "content-type": "application/json" });

test("a client that accepts only gzip gets gzip", async () => {
  const reply = await getResponse(respondWithJson, "gzip");
  expect([reply.headers["content-encoding"], reply.text]).toEqual(["gzip", text]);
});

test("a client that accepts no encoding gets uncompressed text", async () => {
  const reply = await getResponse(respondWithJson, "identity");
  expect([reply.headers["content-encoding"], reply.headers["content-length"]]).toEqual([
    undefined,
    String(text.length),
  ]);
});

test.each([
  ["an event stream", { "content-type": "text/event-stream" }, text, 200],
  ["an image", { "content-type": "image/png" }, text, 200],
  ["a response with a Content-Encoding", { "content-type": "text/plain", "content-encoding": "identity" }, text, 200],
  ["a response with no-transform", { "content-type": "text/plain", "cache-control": "no-transform" }, text, 200],
  ["a part of a file", { "content-type": "text/plain", "content-range": "bytes 0-9/99" }, text, 206],
  ["a few bytes", { "content-type": "application/json" }, "{}", 200],
  ["an empty body", { "content-type": "application/json" }, "", 200],
])("%s is not compressed", async (_, headers, body, status) => {
  const reply = await getResponse((__, response) => respond(response, headers, body, status));
  expect(reply.bytes.toString()).toBe(body);
  expect(reply.headers["content-encoding"]).not.toBe("br");
  expect(reply.headers["content-length"]).toBe(String(body.length));
});

test("a strong ETag becomes weak for compressed bytes", async () => {
  const reply = await getResponse((_, response) => respond(response, { "content-type": "text/plain", etag: '"abc"' }));
  expect(reply.headers.etag).toBe('W/"abc"');
});

test("a body written in chunks arrives chunk by chunk", async () => {
  let hasFirstChunk = false;
  const first = "<p>first</p>".repeat(200);
  front = await runFront({
    nextHandler: async (_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.write(first);
      (response as ServerResponse & { flush(): void }).flush();
      await until(() => hasFirstChunk);
      response.end("<p>seen</p>");
    },
  });
  const response = await fetch(`http://127.0.0.1:${front.port}/api/health`, { headers: { "accept-encoding": "br" } });
  let reply = "";
  for await (const chunk of response.body ?? []) {
    reply += Buffer.from(chunk).toString();
    hasFirstChunk = true;
  }
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(reply).toBe(`${first}<p>seen</p>`);
});

test("a large body arrives whole if its writer waits for `drain`", async () => {
  const piece = Buffer.alloc(64_000, "Some other text of which there is a lot. ");
  const reply = await getResponse(async (_, response) => {
    response.setHeader("Content-Type", "text/plain");
    for (let count = 0; count < 200; count += 1) {
      if (!response.write(piece)) await new Promise((resolve) => response.once("drain", resolve));
    }
    response.end();
  });
  expect(reply.text.length).toBe(200 * 64_000);
});

test("the callbacks of write and end are called", async () => {
  const calls: string[] = [];
  const reply = await getResponse((_, response) => {
    response.setHeader("Content-Type", "text/plain");
    response.write(text, () => calls.push("written"));
    response.end("end", "utf8", () => calls.push("ended"));
  });
  expect(reply.text).toBe(`${text}end`);
  expect(calls).toEqual(["written", "ended"]);
});

test("headers given as a list, after a status message, are sent", async () => {
  const reply = await getResponse((_, response) => {
    response.writeHead(201, "Made", ["Content-Type", "text/plain", "X-Own", "1"]);
    response.end(text);
  });
  expect([reply.status, reply.headers["x-own"], reply.headers["content-encoding"], reply.text]).toEqual([
    201,
    "1",
    "br",
    text,
  ]);
});

test("a page that proxies could keep for a year has to be revalidated", async () => {
  const reply = await getResponse((_, response) =>
    respond(response, { "content-type": "text/html", "cache-control": "s-maxage=31536000", vary: "rsc" }),
  );
  expect(reply.headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "rsc, Cookie, Accept-Language, Accept-Encoding",
  });
});

test.each(["GET", "HEAD"])("the response to a %s gets the Content-Length that Next drops", async (method) => {
  const nextHandler = (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader("content-type", "application/octet-stream");
    response.setHeader("x-plinth-body-length", "6");
    if (method === "GET") response.write("a file");
    response.end();
  };
  front = await runFront({ nextHandler });
  const reply = await front.send("/", { method });
  expect(reply.headers).toMatchObject({ "content-length": "6" });
  expect(reply.headers).not.toHaveProperty("x-plinth-body-length");
});

describe("the text of a response that bypasses Next", () => {
  const ids: string[] = [];
  const passResults: boolean[] = [];
  const passTextBypassingNext = (request: IncomingMessage, response: ServerResponse) => {
    const id = String(request.headers["x-request-id"]);
    ids.push(id);
    passResults.push(passBody(id, text));
    respond(response, { "content-type": "application/json" }, "");
  };

  test("is compressed and sent like a body from Next", async () => {
    const reply = await getResponse(passTextBypassingNext, "br", "/api/v1/anything");
    expect([reply.headers["content-encoding"], reply.text]).toEqual(["br", text]);
  });

  test("has a Content-Length", async () => {
    const reply = await getResponse(passTextBypassingNext, "identity", "/api/v1/anything");
    expect([reply.headers["content-length"], reply.text]).toEqual([String(text.length), text]);
  });

  test("is forgotten when its request ends", async () => {
    await getResponse(passTextBypassingNext, "identity", "/api/v1/anything");

    await until(() => !passBody(String(ids.at(-1)), text));
  });

  test("is accepted for a call, but not for a page", async () => {
    await getResponse(passTextBypassingNext, "identity", "/api/v1/anything");
    const page = await front.send("/a-page", { headers: { "accept-encoding": "identity" } });
    expect([passResults.slice(-2), page.text]).toEqual([[true, false], ""]);
  });
});

test.each(["x-middleware-rewrite", "x-nextjs-cache"])("Next's internal header %s is removed", async (name) => {
  const reply = await getResponse((_, response) => respond(response, { [name]: "HIT" }));
  expect(reply.headers[name]).toBeUndefined();
});

test("an event stream is registered, so that it can be ended", async () => {
  const streams: ServerResponse[] = [];
  front = await runFront({
    onStream: (response) => void streams.push(response),
    nextHandler: (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: 1\n\n");
      void until(() => streams[0]).then((stream) => stream.end());
    },
  });
  const reply = await front.send("/api/v1/events");
  expect([reply.text, streams.length]).toEqual(["data: 1\n\n", 1]);
});

test("headers that Next flushes early are sent before the body", async () => {
  let hasHeaders = false;
  front = await runFront({
    nextHandler: async (_, response) => {
      response.setHeader("content-type", "text/plain");
      response.flushHeaders();
      await until(() => hasHeaders);
      response.end("the rest");
    },
  });
  const response = await fetch(`http://127.0.0.1:${front.port}/api/health`);
  hasHeaders = true;
  expect(await response.text()).toBe("the rest");
});
