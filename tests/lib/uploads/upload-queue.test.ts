import type { FileEntryJson } from "@/lib/files/schema";
import { ApiError } from "@/lib/http/client";
import { announcedFileOf } from "@/lib/uploads/sending/send-to-s3";
import type { UploadJob } from "@/lib/uploads/sending/sender";
import { toChosenFile } from "@/lib/uploads/sending/upload-item";
import { UploadQueue } from "@/lib/uploads/sending/upload-queue";

const MB = 1024 * 1024;
const settings = {
  chunk_size: 20 * MB,
  s3_direct_upload: false,
  disable_tus: false,
  max_size: null as number | null,
  allowed_types: [] as string[],
  blocked_types: [] as string[],
};
const entry = { id: 7 } as FileEntryJson;

type HeldJob = UploadJob & { finish: () => void; fail: (error: unknown) => void };

/**
 * A queue whose uploads end only when the test ends them or their signal is aborted. `startedJobs` has the uploads in
 * the order they started.
 */
function createHeldQueue() {
  const startedJobs: HeldJob[] = [];
  const queue = new UploadQueue(
    (job) =>
      new Promise((resolve, reject) => {
        startedJobs.push({ ...job, finish: () => resolve(entry), fail: reject });
        job.signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const states = () => queue.snapshot().map(({ status }) => status);
  return { queue, startedJobs, states };
}

function fileOf(
  name: string,
  { bytes = 10, type = "text/plain", path }: { bytes?: number; type?: string; path?: string } = {},
) {
  const native = new File(["x"], name, { type });
  Object.defineProperty(native, "size", { value: bytes });
  return toChosenFile(native, path ?? "");
}

/** Stands in for `document`. Its cookie names the active workspace. */
const browser = { cookie: "" };
Object.assign(globalThis, { document: browser });
afterAll(() => Reflect.deleteProperty(globalThis, "document"));

const files = (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index}.txt`));
const flushPromises = () => new Promise<void>((resolve) => process.nextTick(() => process.nextTick(resolve)));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "performance"] });
});
afterEach(() => {
  jest.useRealTimers();
});

test("the fingerprint of a file depends on the active workspace", () => {
  const native = new File(["x"], "plan.pdf", { type: "application/pdf", lastModified: 1 });
  const fingerprintWith = (cookie: string) => {
    browser.cookie = cookie;
    return toChosenFile(native, "").fingerprint;
  };

  expect(fingerprintWith("activeWorkspaceId=3")).toBe(fingerprintWith("theme=2; activeWorkspaceId=3"));
  expect(fingerprintWith("activeWorkspaceId=3")).not.toBe(fingerprintWith("activeWorkspaceId=4"));
  expect(fingerprintWith("activeWorkspaceId=0")).toBe(fingerprintWith(""));
});

test("a file belongs to the workspace that was active when it was chosen", () => {
  browser.cookie = "activeWorkspaceId=3";
  const file = toChosenFile(new File(["x"], "plan.pdf"));
  browser.cookie = "activeWorkspaceId=4";

  expect(announcedFileOf({ file, options: { settings } }).workspaceId).toBe(3);
});

test("three uploads run in parallel, and the next one starts when one of them has ended", async () => {
  const { queue, startedJobs, states } = createHeldQueue();
  queue.add(files(5), { settings });
  expect(states()).toEqual(["inProgress", "inProgress", "inProgress", "pending", "pending"]);
  startedJobs[1]?.finish();
  await flushPromises();
  expect(states()).toEqual(["inProgress", "completed", "inProgress", "inProgress", "pending"]);
});

test.each([
  ["a folder", { path: "photos/0.txt" }, {}],
  ["an upload to S3 in parts", { bytes: 100 * MB }, { s3_direct_upload: true }],
  ["a tus upload in several chunks", { bytes: 21 * MB }, {}],
])("uploads run one after the other if they include %s", (_, file, changes) => {
  const { queue, states } = createHeldQueue();
  queue.add([fileOf("0.txt", file), ...files(2)], { settings: { ...settings, ...changes } });
  expect(states()).toEqual(["inProgress", "pending", "pending"]);
});

test("a file that is too large or of a refused type fails at once with the reason", () => {
  const { queue, startedJobs } = createHeldQueue();
  queue.add([fileOf("big.txt", { bytes: 3 * MB }), fileOf("a.exe", { type: "application/x-msdownload" })], {
    settings: { ...settings, max_size: 2 * MB, blocked_types: [".exe"] },
  });
  expect(queue.snapshot().map(({ status, errorMessage }) => [status, errorMessage])).toEqual([
    ["failed", [":file exceeds maximum allowed size of :size", { file: "big.txt", size: "2 MB" }]],
    ["failed", "This file type is not allowed"],
  ]);
  expect(startedJobs).toHaveLength(0);
});

test("an upload fails after 30 seconds without progress", async () => {
  const { queue, startedJobs } = createHeldQueue();
  queue.add(files(1), { settings });
  jest.advanceTimersByTime(29_999);
  startedJobs[0]?.onProgress(1);
  jest.advanceTimersByTime(29_999);
  expect(queue.snapshot()[0]?.status).toBe("inProgress");
  jest.advanceTimersByTime(1);
  await flushPromises();
  expect(queue.snapshot()[0]).toMatchObject({ status: "failed", errorMessage: "Upload timed out" });
  expect(startedJobs[0]?.signal.aborted).toBe(true);
});

test("a failure shows the server's message about the file, if there is one", async () => {
  const { queue, startedJobs } = createHeldQueue();
  queue.add(files(2), { settings });
  startedJobs[0]?.fail(
    new ApiError(422, { code: "invalid", message: "Invalid.", errors: { file: ["You have no space left."] } }),
  );
  startedJobs[1]?.fail(new Error("?"));
  await flushPromises();
  expect(queue.snapshot().map(({ errorMessage }) => errorMessage)).toEqual(["You have no space left.", null]);
});

test("an aborted upload is marked and can be retried, and the next upload starts", async () => {
  const { queue, startedJobs, states } = createHeldQueue();
  queue.add(files(4), { settings });
  const [firstUpload] = queue.snapshot();
  queue.abort(firstUpload?.file.id ?? "");
  await flushPromises();
  expect(states()).toEqual(["aborted", "inProgress", "inProgress", "inProgress"]);
  expect(startedJobs[0]?.signal.reason).toBe("aborted");
  queue.retry(firstUpload?.file.id ?? "");
  expect(states()[0]).toBe("pending");
  startedJobs[1]?.finish();
  await flushPromises();
  expect(states()[0]).toBe("inProgress");
});

test("clearing drops everything that is not in progress", async () => {
  const { queue, startedJobs, states } = createHeldQueue();
  queue.add(files(5), { settings });
  startedJobs[0]?.fail(new Error("?"));
  await flushPromises();
  queue.clearInactive();
  expect(states()).toEqual(["inProgress", "inProgress", "inProgress"]);
});

test("progress is reported in bytes and percent", () => {
  const { queue, startedJobs } = createHeldQueue();
  queue.add([fileOf("a.txt", { bytes: 200 })], { settings });
  startedJobs[0]?.onProgress(50);
  expect(queue.snapshot()[0]).toMatchObject({ bytesUploaded: 50, percentage: 25 });
});
