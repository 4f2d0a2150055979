import { sendByTus } from "@/lib/uploads/sending/send-tus";
import { fakeServer } from "../../support/fake-server";
import { type FakeXhr, fakeXhr, type Outcome } from "../../support/fake-xhr";
import { MB, uploadJobOf } from "./upload-job";

const LONG_MS = 60_000;

beforeAll(() => import("tus-js-client"));
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Sends a file while every request has this outcome. Returns the delays between the attempts, in ms. */
async function measureDelays(outcome: { status: number } | "network"): Promise<number[]> {
  fakeServer();
  const { sent } = fakeXhr(() => outcome);
  const run = sendByTus(uploadJobOf(4 * MB)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(await run).toBeInstanceOf(Error);
  return sent.slice(1).map(({ sentAt }, index) => sentAt - (sent[index]?.sentAt ?? 0));
}

test.each([
  ["without a response", "network" as const],
  ["with 500", { status: 500 }],
  ["with 409", { status: 409 }],
  ["with 423", { status: 423 }],
])("a request that ends %s is retried after 0, 3, 5, 10 and 20 seconds", async (_, outcome) => {
  expect(await measureDelays(outcome)).toEqual([0, 3000, 5000, 10_000, 20_000]);
});

test.each([400, 401, 403, 404, 413, 422])("a request that ends with %d is not retried", async (status) => {
  expect(await measureDelays({ status })).toEqual([]);
});

test("after a network error, the upload continues at the server's offset", async () => {
  const entry = { id: 7 };
  fakeServer({ "POST /api/v1/tus/entries": () => ({ fileEntry: entry }) });
  let patches = 0;
  const { sent } = fakeXhr(({ method }: FakeXhr): Outcome => {
    if (method === "POST") return { status: 201, headers: { Location: "/api/v1/tus/upload/abc" } };
    if (method === "HEAD")
      return { status: 200, headers: { "Upload-Offset": String(MB), "Upload-Length": String(4 * MB) } };
    patches += 1;
    return patches === 1 ? "network" : { status: 204, headers: { "Upload-Offset": String(4 * MB) } };
  });

  const run = sendByTus(uploadJobOf(4 * MB));
  await jest.advanceTimersByTimeAsync(LONG_MS);

  expect(await run).toEqual(entry);
  expect(sent.map(({ method, requestHeaders }) => [method, requestHeaders["upload-offset"]])).toEqual([
    ["POST", undefined],
    ["PATCH", "0"],
    ["HEAD", undefined],
    ["PATCH", String(MB)],
  ]);
});

test("an upload that is stopped before it has begun sends nothing and ends with an error", async () => {
  fakeServer();
  const { sent } = fakeXhr(() => "network");

  const run = sendByTus(uploadJobOf(4 * MB, AbortSignal.abort("stalled")));

  await expect(run).rejects.toMatchObject({ status: 0 });
  expect(sent).toEqual([]);
});
