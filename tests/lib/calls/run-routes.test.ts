import http from "node:http";
import { markEndpoint, type RouteHandler } from "@/lib/api/methods";
import type { Route } from "@/lib/calls/router";
import { createRouteRunner } from "@/lib/calls/run-routes";
import { setCallRunner } from "@/lib/front/call-runner";
import { passBody } from "@/lib/http/passed-bodies";
import { type RunningFront, runFront } from "../front/running-front";

let front: RunningFront;
let handler: RouteHandler;

const plainHandler = () => new Response("plainHandler");
const endpointHandler = markEndpoint((request, context) => handler(request, context));
const routes: Route[] = [
  ["/api/things/[thingId]", async () => ({ GET: endpointHandler, POST: endpointHandler })],
  ["/api/not-an-endpoint", async () => ({ GET: plainHandler })],
];

beforeEach(async () => {
  setCallRunner(createRouteRunner(routes, { appUrl: "http://plinth.test" }));
  front = await runFront();
});
afterEach(async () => {
  setCallRunner(async () => false);
  await front.close();
});

test("a call runs its handler with the parameters in the path", async () => {
  handler = async (request, { params }) => Response.json({ url: request.url, params: await params });

  const { status, text } = await front.send("/api/things/7?a=b");

  expect([status, JSON.parse(text)]).toEqual([
    200,
    { url: "http://plinth.test/api/things/7?a=b", params: { thingId: "7" } },
  ]);
});

test("the handler gets the body and the headers, in which `lib/front` has replaced a forged client address", async () => {
  handler = async (request) =>
    Response.json({ body: await request.text(), address: request.headers.get("x-forwarded-for") });

  const headers = { "content-type": "text/plain", "x-forwarded-for": "192.0.2.1" };
  const { text } = await front.send("/api/things/7", { method: "POST", headers, body: "hello" });

  expect(JSON.parse(text)).toEqual({ body: "hello", address: "127.0.0.1" });
});

test("status, headers and each cookie are sent, together with the headers that every response has", async () => {
  handler = async () => {
    const headers = new Headers({ "X-Own": "1" });
    headers.append("Set-Cookie", "a=1");
    headers.append("Set-Cookie", "b=2");
    return new Response(null, { status: 201, headers });
  };

  const { status, headers } = await front.send("/api/things/7", { method: "POST" });

  expect(status).toBe(201);
  expect(headers).toMatchObject({ "x-own": "1", "set-cookie": ["a=1", "b=2"], "cache-control": "no-store" });
  expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
});

test("text that was passed to `lib/front` is sent as the body", async () => {
  handler = async (request) =>
    new Response(passBody(request.headers.get("x-request-id"), '{"passed":true}') ? null : "not passed");

  expect((await front.send("/api/things/7")).text).toBe('{"passed":true}');
});

test("a streamed body arrives whole", async () => {
  const bytes = Buffer.alloc(3_000_000, 7);
  handler = async () => new Response(new Blob([bytes]).stream());

  expect((await front.send("/api/things/7")).bytes.equals(bytes)).toBe(true);
});

test("the request's signal is aborted when the client disconnects", async () => {
  const aborted = new Promise<void>((resolve) => {
    handler = (request) =>
      new Promise(() => {
        request.signal.addEventListener("abort", () => resolve());
        call.destroy();
      });
  });
  const call = http.get({ port: front.port, path: "/api/things/7", headers: { host: "plinth.test" } });
  call.on("error", () => undefined);

  await aborted;
});

test("an error in a handler becomes a 500 that does not contain the error's message", async () => {
  handler = async () => {
    throw new Error("secret");
  };

  const { status, text } = await front.send("/api/things/7");

  expect(status).toBe(500);
  expect(text).not.toContain("secret");
});

test.each([
  ["GET", "/api/not-an-endpoint"],
  ["HEAD", "/api/things/7"],
  ["OPTIONS", "/api/things/7"],
  ["DELETE", "/api/things/7"],
  ["GET", "/api/things/7/"],
  ["GET", "/api/things/%37"],
  ["GET", "/api/other"],
])("%s %s is left to Next", async (method, path) => {
  const nextHandler = jest.fn((_: http.IncomingMessage, response: http.ServerResponse) => void response.end());
  await front.close();
  front = await runFront({ nextHandler: nextHandler });

  await front.send(path, { method });

  expect(nextHandler).toHaveBeenCalledTimes(1);
});
