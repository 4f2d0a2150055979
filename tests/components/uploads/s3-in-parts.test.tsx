import { sendToS3InParts } from "@/lib/uploads/sending/send-to-s3-in-parts";
import { listUnfinishedUploads, rememberUpload } from "@/lib/uploads/sending/unfinished";
import { UploadQueue } from "@/lib/uploads/sending/upload-queue";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { type FakeXhr, fakeXhr } from "../../support/fake-xhr";
import { MB, uploadJobOf } from "./upload-job";

const PART_COUNT = 12;
const ETAGS = Array.from({ length: PART_COUNT }, (_, index) => ({ PartNumber: index + 1, ETag: `"${index + 1}"` }));

let server: FakeServer;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = fakeServer({
    "POST /api/v1/s3/multipart/create": () => ({ key: "uploads/film", uploadId: "one" }),
    "POST /api/v1/s3/multipart/batch-sign-part-urls": ({ body }) => ({
      urls: (body as { partNumbers: number[] }).partNumbers.map((partNumber) => ({
        partNumber,
        url: `/s3/${partNumber}`,
      })),
    }),
    "POST /api/v1/s3/multipart/get-uploaded-parts": () => ({ parts: ETAGS }),
    "POST /api/v1/s3/multipart/complete": () => ({ location: "/s3/film" }),
    "POST /api/v1/s3/entries": () => ({ fileEntry: { id: 7 } }),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const partNumberOf = ({ url }: FakeXhr) => Number(url.split("/").at(-1));
const settle = () => jest.advanceTimersByTimeAsync(0);
const bodies = (name: string) => server.writes.filter(({ path }) => path.endsWith(name)).map(({ body }) => body);

test("five parts are sent in parallel, and the next part starts as soon as one is done", async () => {
  const xhr = fakeXhr(() => "pending");
  const run = sendToS3InParts(uploadJobOf(PART_COUNT * 5 * MB));
  await settle();
  expect(xhr.pending().map(partNumberOf)).toEqual([1, 2, 3, 4, 5]);

  xhr.pending()[2]?.end({ status: 200 });
  await settle();
  expect(xhr.pending().map(partNumberOf)).toEqual([1, 2, 4, 5, 6]);

  while (xhr.pending().length > 0) {
    expect(xhr.pending().length).toBeLessThanOrEqual(5);
    xhr.pending()[0]?.end({ status: 200 });
    await settle();
  }
  expect(await run).toEqual({ id: 7 });
  expect(xhr.sent.map(partNumberOf).sort((first, second) => first - second)).toEqual(
    ETAGS.map(({ PartNumber }) => PartNumber),
  );
});

test("the URLs of at most ten parts are signed per call, and the upload is completed with all ETags", async () => {
  fakeXhr(() => ({ status: 200 }));
  const run = sendToS3InParts(uploadJobOf(PART_COUNT * 5 * MB));
  await jest.advanceTimersByTimeAsync(1000);
  await run;

  expect(bodies("batch-sign-part-urls")).toEqual([
    { key: "uploads/film", uploadId: "one", partNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { key: "uploads/film", uploadId: "one", partNumbers: [11, 12] },
  ]);
  expect(bodies("complete")).toEqual([{ key: "uploads/film", uploadId: "one", parts: ETAGS }]);
});

test.each([
  ["500", { status: 500 }],
  ["no response", "network" as const],
])("a part that gets %s is retried three times, and the other parts are sent once", async (_, outcome) => {
  const xhr = fakeXhr((request) => (partNumberOf(request) === 2 ? outcome : { status: 200 }));
  const run = sendToS3InParts(uploadJobOf(4 * 5 * MB)).catch((error: unknown) => error);

  await jest.advanceTimersByTimeAsync(60_000);

  expect(await run).toBeInstanceOf(Error);
  const tries = (part: number) => xhr.sent.filter((request) => partNumberOf(request) === part).length;
  expect([1, 2, 3, 4].map(tries)).toEqual([1, 4, 1, 1]);
  expect(bodies("complete")).toEqual([]);
});

test("a part that S3 refuses is not retried", async () => {
  const xhr = fakeXhr(() => ({ status: 403 }));
  const run = sendToS3InParts(uploadJobOf(5 * MB)).catch((error: unknown) => error);

  await jest.advanceTimersByTimeAsync(60_000);

  expect(await run).toMatchObject({ status: 403 });
  expect(xhr.sent).toHaveLength(1);
});

test("the upload completes if a part succeeds on its last attempt", async () => {
  const xhr = fakeXhr(() => (xhr.sent.length < 4 ? "network" : { status: 200 }));
  const run = sendToS3InParts(uploadJobOf(5 * MB));

  await jest.advanceTimersByTimeAsync(60_000);

  expect(await run).toEqual({ id: 7 });
});

test("an upload that S3 takes minutes to complete does not count as stalled", async () => {
  fakeXhr(() => ({ status: 200 }));
  const release = server.hold("POST /api/v1/s3/multipart/complete");
  const queue = new UploadQueue(sendToS3InParts);
  const { file, options } = uploadJobOf(5 * MB);

  queue.add([file], options);
  await jest.advanceTimersByTimeAsync(240_000);
  release();
  await settle();

  expect(queue.snapshot()).toMatchObject([{ status: "completed", entry: { id: 7 } }]);
});

describe("a retry after the completion got no response", () => {
  const PARTS = "POST /api/v1/s3/multipart/get-uploaded-parts";

  /** Sends a file whose completion gets no response, then retries. `change` changes the server between the two. */
  async function retryAfterCompletion(change: () => void) {
    const xhr = fakeXhr(() => ({ status: 200 }));
    const job = uploadJobOf(5 * MB);
    const restore = server.fail("POST /api/v1/s3/multipart/complete", "network");
    const firstRun = sendToS3InParts(job).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await firstRun).toBeInstanceOf(Error);
    restore();
    change();
    server.calls.length = 0;
    const entry = await sendToS3InParts(job);
    return { entry, partsSent: xhr.sent.length, calls: server.writes.map(({ path }) => path.split("/").at(-1)) };
  }

  test("creates the file entry if S3 has completed the upload", async () => {
    const outcome = await retryAfterCompletion(() => server.fail(PARTS, 404));

    expect(outcome).toEqual({ entry: { id: 7 }, partsSent: 1, calls: ["get-uploaded-parts", "entries"] });
  });

  test("completes the upload if S3 still has its parts", async () => {
    const parts = [{ PartNumber: 1, ETag: '"1"', Size: 5 * MB }];

    const outcome = await retryAfterCompletion(() => server.on(PARTS, () => ({ parts })));

    expect(outcome).toMatchObject({ entry: { id: 7 }, partsSent: 1 });
    expect(outcome.calls.slice(-2)).toEqual(["complete", "entries"]);
  });

  test.each([404, 422])("sends the file again if S3 has neither the parts nor the file (%d)", async (status) => {
    const isNew = (body: unknown) => JSON.stringify(body).includes("uploads/new");

    const outcome = await retryAfterCompletion(() => {
      server.on("POST /api/v1/s3/multipart/create", () => ({ key: "uploads/new", uploadId: "two" }));
      server.on(PARTS, ({ body }) => (isNew(body) ? { parts: ETAGS.slice(0, 1) } : refusal(404, "Not found.")));
      server.on("POST /api/v1/s3/entries", ({ body }) =>
        isNew(body) ? { fileEntry: { id: 8 } } : refusal(status, "Not sent."),
      );
    });

    expect(outcome).toMatchObject({ entry: { id: 8 }, partsSent: 2 });
  });
});

test("an upload that is aborted while it is being resumed is aborted at S3 and forgotten", async () => {
  const controller = new AbortController();
  const job = uploadJobOf(5 * MB, controller.signal);
  const { fingerprint, name, size } = job.file;
  const s3 = { key: "uploads/film", uploadId: "one", partSize: 5 * MB };
  rememberUpload({ fingerprint, name, size, rememberedAt: Date.now(), s3 });
  server.hold("POST /api/v1/s3/multipart/get-uploaded-parts");
  server.on("POST /api/v1/s3/multipart/abort", () => ({}));

  const run = sendToS3InParts(job).catch((error: unknown) => error);
  await settle();
  controller.abort("aborted");
  await settle();

  expect(await run).toBeInstanceOf(Error);
  expect(bodies("abort")).toEqual([{ key: "uploads/film", uploadId: "one" }]);
  expect(listUnfinishedUploads()).toEqual([]);
});
