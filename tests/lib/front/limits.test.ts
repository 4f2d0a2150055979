import { EventEmitter, once } from "node:events";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import net from "node:net";
import { createRequestCounter } from "@/lib/front/request-counter";
import { setSiteRunner } from "@/lib/front/site-runner";
import { networkOf } from "@/lib/http/visitor";
import { useFakeIntervals } from "../../support/intervals";
import { until } from "../../support/until";
import { type RunningFront, runFront } from "./running-front";

let front: RunningFront;
let requests: { method: string | undefined; headers: IncomingHttpHeaders }[];

beforeEach(async () => {
  requests = [];
  front = await runFront({
    files: [async () => false],
    nextHandler: (request, response) => {
      requests.push({ method: request.method, headers: { ...request.headers } });
      response.end("from next");
    },
  });
});
afterEach(() => front.close());

/** Sends raw bytes. Resolves to the whole response once the server has closed the connection. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = net.connect(front.port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

describe("a page", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s without calling Next", async (method) => {
    const { status, headers } = await front.send("/login", { method, body: "a=b" });

    expect([status, headers.allow, requests]).toEqual([405, "GET, HEAD", []]);
  });

  test("does not wait for the body of a POST", async () => {
    const response = await sendRaw("POST /login HTTP/1.1\r\nHost: plinth.test\r\nContent-Length: 100000000\r\n\r\na");

    expect(response).toMatch(/^HTTP\/1\.1 405 [\s\S]*Connection: close/);
  });

  test("does not wait for the body of a GET", async () => {
    const response = await sendRaw("GET /login HTTP/1.1\r\nHost: plinth.test\r\nContent-Length: 10000000\r\n\r\na");

    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*from next/);
  });

  test("of a site, sent from memory, does not wait for the body of a GET", async () => {
    const sendFromMemory = (_: unknown, response: ServerResponse) => Boolean(response.end("from memory"));
    setSiteRunner({ sendFromMemory, respond: async () => false });

    const response = await sendRaw("GET / HTTP/1.1\r\nHost: pots.sites.test\r\nContent-Length: 10000000\r\n\r\na");
    setSiteRunner({ sendFromMemory: () => false, respond: async () => false });

    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*from memory/);
  });

  describe("that is sent from memory to a client who does not read it", () => {
    /** Requests a large page this often on one connection, and reads nothing. Resolves to the server's responses. */
    async function requestLargePage(times = 1): Promise<ServerResponse[]> {
      const responses: ServerResponse[] = [];
      const sendFromMemory = (_: unknown, response: ServerResponse) => {
        responses.push(response);
        return Boolean(response.end(Buffer.alloc(20_000_000)));
      };
      setSiteRunner({ sendFromMemory, respond: async () => false });
      const socket = net.connect(front.port, "127.0.0.1").pause();
      socket.on("error", () => undefined);
      socket.write("GET / HTTP/1.1\r\nHost: pots.sites.test\r\n\r\n".repeat(times));
      await until(() => responses.length === times);
      return responses;
    }

    afterEach(() => {
      setSiteRunner({ sendFromMemory: () => false, respond: async () => false });
      jest.useRealTimers();
    });

    test.each([1, 2])("is given up after a while, also if it was requested %i times at once", async (times) => {
      useFakeIntervals();
      const responses = await requestLargePage(times);
      const closed = responses.map((response) => once(response.req.socket, "close"));

      for (let check = 0; check < 3; check += 1) jest.advanceTimersByTime(15_000);

      await Promise.all(closed);
    });
  });

  test.each(["GET", "HEAD"])("may be requested with %s", async (method) => {
    expect((await front.send("/login", { method })).status).toBe(200);
  });
});

test.each(["/api/v1/roles", "/auth/login", "/secure/auth/social/google/login"])(
  "the call %s accepts a POST",
  async (path) => {
    expect((await front.send(path, { method: "POST", body: "{}" })).status).toBe(200);
  },
);

test("Next's image proxy is not available", async () => {
  const { status } = await front.send("/_next/image?url=%2Fa.png&w=640&q=75");

  expect([status, requests]).toEqual([404, []]);
});

test("a request with two Host headers gets a 400 and is not passed to Next", async () => {
  const response = await sendRaw("GET / HTTP/1.1\r\nHost: plinth.test\r\nhost: evil.test\r\nConnection: close\r\n\r\n");

  expect([response.split("\r\n", 1)[0], requests]).toEqual(["HTTP/1.1 400 Bad Request", []]);
});

test.each([
  "content-security-policy",
  "content-security-policy-report-only",
  "x-nonce",
  "next-action",
  "next-resume",
  "x-invoke-path",
  "x-matched-path",
  "x-middleware-rewrite",
  "x-middleware-subrequest",
  "x-nextjs-data",
  "x-plinth-body-length",
])("a client's header %s is dropped", async (name) => {
  await front.send("/login", { headers: { [name]: "script-src 'nonce-abc'" } });

  expect(requests[0]?.headers).not.toHaveProperty(name);
});

test.each(["rsc", "next-router-state-tree", "next-router-prefetch", "next-url"])(
  "the header %s, which Next's router sends, is kept",
  async (name) => {
    await front.send("/login", { headers: { [name]: "1" } });

    expect(requests[0]?.headers).toHaveProperty(name, "1");
  },
);

test("Next's preview cookies are dropped, and other cookies are kept", async () => {
  const cookie = "theme=1; __prerender_bypass=guessed; session=abc; __next_preview_data=x";

  await front.send("/login", { headers: { cookie } });

  expect(requests[0]?.headers.cookie).toBe("theme=1; session=abc");
});

test("of the requests that one network sends at once, eight are worked on at a time, for the app and for sites", async () => {
  let [running, most] = [0, 0];
  let finishAll = () => {};
  const mayFinish = new Promise<void>((resolve) => {
    finishAll = resolve;
  });
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await mayFinish;
    running -= 1;
  };
  const busyFront = await runFront({
    nextHandler: async (_, response) => {
      await work();
      response.end("from next");
    },
  });
  const respond = async (_: unknown, response: ServerResponse) => {
    await work();
    return Boolean(response.end("from a site"));
  };
  setSiteRunner({ sendFromMemory: () => false, respond });

  const sent = Array.from({ length: 60 }, (_, index) =>
    busyFront.send("/nothing", { headers: { host: index % 2 ? "pots.sites.test" : "plinth.test" } }),
  );
  await until(() => running >= 8 && busyFront.requestCount() === 60);
  finishAll();
  const responses = await Promise.all(sent);
  setSiteRunner({ sendFromMemory: () => false, respond: async () => false });
  await busyFront.close();

  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(most).toBe(8);
});

describe("a network's open requests", () => {
  test("are limited, and closing one makes room for another", () => {
    const countRequest = createRequestCounter(2);
    const response = new EventEmitter();
    const isCounted = (address = "192.0.2.1", emitter = new EventEmitter()) =>
      countRequest(address, emitter as ServerResponse);

    expect([isCounted("192.0.2.1", response), isCounted(), isCounted()]).toEqual([true, true, false]);
    expect(isCounted("192.0.2.2")).toBe(true);
    response.emit("close");
    expect([isCounted(), isCounted()]).toEqual([true, false]);
  });
});

test("all addresses in an IPv6 /64 are one network", () => {
  const networks = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"].map(networkOf);

  expect(networks[0]).toBe(networks[1]);
  expect(networks[2]).not.toBe(networks[0]);
});
