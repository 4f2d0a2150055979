import type { IncomingHttpHeaders } from "node:http";
import net from "node:net";
import { setSiteRunner } from "@/lib/front/site-runner";
import { createLog, setLog } from "@/lib/log";
import { type RunningFront, runFront } from "./running-front";

let front: RunningFront;
let requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];

beforeEach(async () => {
  requests = [];
  front = await runFront({
    nextHandler: (request, response) => {
      requests.push({ url: request.url, headers: { ...request.headers } });
      response.setHeader("Content-Type", "text/plain");
      response.end("from next");
    },
  });
});
afterEach(() => front.close());

describe("hosts", () => {
  test("the app's own host reaches the app", async () => {
    const { status, text } = await front.send("/pages/a?b=1");
    expect([status, text, requests[0]?.url]).toEqual([200, "from next", "/pages/a?b=1"]);
  });

  test("a page on a foreign host is redirected to the app's host, with the same path and query", async () => {
    const { status, headers } = await front.send("/pages/a?b=1", { headers: { host: "evil.test" } });
    expect([status, headers.location]).toEqual([308, "http://plinth.test/pages/a?b=1"]);
  });

  test.each(["/api/v1/bootstrap-data", "/auth/login", "/secure/auth/social/google/login"])(
    "the call %s on a foreign host gets a 404",
    async (path) => {
      const { status, text } = await front.send(path, { headers: { host: "evil.test" } });
      expect(status).toBe(404);
      expect(JSON.parse(text)).toEqual({ code: "not_found", message: "There is nothing at this address.", errors: {} });
    },
  );

  test.each(["/", "/login", "/api/v1/bootstrap-data"])("a site's host shows nothing of the app at %s", async (path) => {
    const { status, text } = await front.send(path, { headers: { host: "shop.sites.test", cookie: "session=x" } });
    expect(status).toBe(404);
    expect(text).not.toContain("from next");
  });

  test("the health check is available on any host", async () => {
    const { text } = await front.send("/api/health", { headers: { host: "10.1.2.3:3000" } });
    expect(text).toBe("from next");
  });

  test("a request target in absolute form determines the host", async () => {
    await front.send("http://plinth.test/pages/a", { headers: { host: "evil.test" } });
    expect(requests[0]).toMatchObject({ url: "/pages/a", headers: { host: "plinth.test" } });
  });
});

describe("internal addresses", () => {
  test("are available to requests from the machine itself, on any host", async () => {
    const { text } = await front.send("/internal/metrics", { headers: { host: "any.test" } });
    expect(text).toBe("from next");
  });

  test.each(["x-forwarded-for", "x-forwarded-proto", "forwarded", "x-real-ip"])(
    "are refused if a proxy forwards the request (%s)",
    async (name) => {
      const { status, text } = await front.send("/internal/metrics", { headers: { [name]: "127.0.0.1" } });
      expect([status, JSON.parse(text).code]).toEqual([404, "not_found"]);
    },
  );

  test("are refused if a proxy forwards the request, even with a percent-encoded path", async () => {
    const { status } = await front.send("/%69nternal/metrics", { headers: { "x-forwarded-for": "1.1.1.1" } });
    expect(status).toBe(404);
  });
});

describe("the client's address", () => {
  test("is the socket's peer, whatever an untrusted header says", async () => {
    await front.send("/", {
      headers: { "x-forwarded-for": "1.1.1.1", "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" },
    });
    expect(requests[0]?.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
    expect(requests[0]?.headers["x-forwarded-host"]).toBeUndefined();
  });

  test("is the one that a trusted proxy sends", async () => {
    await front.close();
    front = await runFront({
      environment: { APP_URL: "http://plinth.test", SITES_HOST: "sites.test", TRUSTED_PROXIES: ["127.0.0.0/8"] },
      nextHandler: (request, response) =>
        void response.end(`${request.headers["x-forwarded-for"]} ${request.headers["x-forwarded-proto"]}`),
    });
    const { text } = await front.send("/", {
      headers: { "x-forwarded-for": "6.6.6.6, 198.51.100.9", "x-forwarded-proto": "https" },
    });
    expect(text).toBe("198.51.100.9 https");
  });
});

test("a request gets a new id instead of the client's, and the response has the new id too", async () => {
  const { headers } = await front.send("/", { headers: { "x-request-id": "theirs" } });
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{8}-/);
  expect(requests[0]?.headers["x-request-id"]).toBe(headers["x-request-id"]);
});

describe("malformed targets", () => {
  test.each([
    ["two slashes and an encoded one before a host", "//%2fevil.test/x"],
    ["an invalid percent-encoding", "/%ff"],
    ["a very long path", `/${"a".repeat(10_000)}`],
  ])("a page request with %s gets a 400, and the server keeps running", async (_, path) => {
    const { status, headers, text } = await front.send(path, { headers: { accept: "text/html" } });
    expect([status, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect(text).toContain("This address is not valid.");
    expect((await front.send("/")).text).toBe("from next");
  });

  test.each([
    ["//", "/"],
    ["//about?x=1", "/about?x=1"],
    ["///evil.test/x", "/evil.test/x"],
  ])("a page request for %s redirects to this host", async (path, location) => {
    const { status, headers } = await front.send(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each([
    ["an invalid percent-encoding", "/api/v1/%ff"],
    ["a very long path", `/api/v1/${"a".repeat(10_000)}`],
  ])("a call with %s gets a 400 as JSON", async (_, path) => {
    const { status, text } = await front.send(path);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { code: "malformed", message: "This address is not valid.", errors: {} },
    ]);
  });

  test("a connection that sends garbage instead of HTTP gets a 400, and the server keeps running", async () => {
    const response = await new Promise<string>((resolve) => {
      let text = "";
      const socket = net.connect(front.port, "127.0.0.1", () => socket.write("\0\x16\x03garbage\r\n\r\n"));
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.on("close", () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect((await front.send("/")).status).toBe(200);
  });
});

describe("the headers of every response", () => {
  const always = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    "x-request-id": expect.any(String),
  };

  test.each([
    ["a page", "/", {}],
    ["a call", "/api/v1/x", {}],
    ["a malformed page", "/%ff", {}],
    ["a redirect from two slashes", "//", {}],
    ["a malformed call", "/api/%ff", {}],
    ["a redirect", "/en/pages/a", {}],
    ["a foreign host's redirect", "/", { host: "evil.test" }],
    ["a site's 404", "/", { host: "a.sites.test" }],
  ])("are sent with %s", async (_, path, headers) => {
    expect((await front.send(path, { headers })).headers).toMatchObject(always);
  });

  test("include a response's own content security policy instead of ours", async () => {
    await front.close();
    front = await runFront({
      nextHandler: (_, response) =>
        void response.writeHead(200, { "content-security-policy": "default-src 'none'" }).end("x"),
    });
    const { headers, rawHeaders } = await front.send("/");
    expect(headers["content-security-policy"]).toBe("default-src 'none'");
    expect(rawHeaders.filter((name) => name.toLowerCase() === "content-security-policy")).toHaveLength(1);
  });

  test.each(["/secure/auth/social/google/login", "/secure/auth/social/done", "/api/auth/callback/google"])(
    "at %s do not separate a popup from its opener",
    async (path) => {
      expect((await front.send(path)).headers["cross-origin-opener-policy"]).toBeUndefined();
    },
  );

  test("include HSTS if the app's address is https, but not if the address and the request are http", async () => {
    expect((await front.send("/")).headers["strict-transport-security"]).toBeUndefined();
    await front.close();
    front = await runFront({
      environment: { APP_URL: "https://plinth.test", SITES_HOST: "sites.test", TRUSTED_PROXIES: [] },
    });
    expect((await front.send("/")).headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });

  test("forbid caching if the response to a call has no Cache-Control", async () => {
    expect((await front.send("/api/v1/x")).headers["cache-control"]).toBe("no-store");
  });
});

test.each([
  ["/en/pages/a?b=1", "http://plinth.test/pages/a?b=1"],
  ["/en//evil.test?a=1", "http://plinth.test//evil.test?a=1"],
])("%s, which begins with a language, redirects to %s, without the language", async (path, location) => {
  const { status, headers } = await front.send(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test("a failure at the host of a site gets a 500 with our headers, and the client's request id is not used", async () => {
  const lines: string[] = [];
  setLog(createLog("error", { write: (line) => void lines.push(line) }));
  setSiteRunner({ sendFromMemory: () => false, respond: () => Promise.reject(new Error("broken")) });

  const { status, text, headers } = await front.send("/about", {
    headers: { host: "pots.sites.test", "x-request-id": "chosen-by-the-client", accept: "application/json" },
  });
  setSiteRunner({ sendFromMemory: () => false, respond: async () => false });
  setLog(undefined);

  expect(status).toBe(500);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{8}-/);
  expect(JSON.parse(text)).toMatchObject({ code: "internal", request_id: headers["x-request-id"] });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { message: "broken" }, request_id: headers["x-request-id"] });
});

test("a failure is logged and gets a 500, both with the request id", async () => {
  await front.close();
  const lines: string[] = [];
  setLog(createLog("error", { write: (line) => void lines.push(line) }));
  front = await runFront({ nextHandler: () => Promise.reject(new Error("broken")) });
  const { status, text, headers } = await front.send("/api/v1/x");
  setLog(undefined);
  expect(status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    code: "internal",
    message: "There was an issue. Please try again.",
    errors: {},
    request_id: headers["x-request-id"],
  });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { message: "broken" }, request_id: headers["x-request-id"] });
});
