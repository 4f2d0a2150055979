import { setImmediate as nextTurn } from "node:timers/promises";
import { markMissing, withNotFoundStatus } from "@/lib/front/missing-mark";
import { type RunningFront, runFront } from "./running-front";

let front: RunningFront;

// A page is rendered after a delay, and sent as a whole.
beforeEach(async () => {
  front = await runFront({
    nextHandler: withNotFoundStatus(async (request, response) => {
      await nextTurn();
      if (request.url?.startsWith("/nothing")) markMissing();
      await nextTurn();
      if (request.url === "/nothing/broken") response.statusCode = 500;
      response.setHeader("Content-Type", "text/html");
      response.end("<h1>A whole page</h1>");
    }),
  });
});
afterEach(() => front.close());

test("a page marked as missing is sent whole, with status 404", async () => {
  const { status, text } = await front.send("/nothing");

  expect([status, text]).toEqual([404, "<h1>A whole page</h1>"]);
});

test("each request has its own mark", async () => {
  const responses = await Promise.all(["/a", "/nothing", "/b", "/nothing/b"].map((path) => front.send(path)));

  expect(responses.map(({ status }) => status)).toEqual([200, 404, 200, 404]);
});

test("a failed response keeps its status 500 despite the mark", async () => {
  expect((await front.send("/nothing/broken")).status).toBe(500);
});

test("outside of a request the mark does nothing", async () => {
  markMissing();

  expect((await front.send("/a")).status).toBe(200);
});
