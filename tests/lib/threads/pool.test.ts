import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setProgramsFolder } from "@/lib/programs";
import { endThreads, runInThread, TASK_SECONDS } from "@/lib/threads/pool";

beforeAll(() => setProgramsFolder(pathToFileURL(path.resolve("tests/support/thread-program/") + path.sep)));
afterAll(endThreads);

const owner = (ownerId: number) => ({ ownerId });
const refusalOf = (task: Promise<unknown>) =>
  task.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

test("a task gets its input and returns its result", async () => {
  expect(await runInThread("echo", { document: "{}" }, owner(1))).toEqual({ document: "{}" });
});

test("a task that does not end is refused after ten seconds of work, while this thread answers and another task runs", async () => {
  const endless = refusalOf(runInThread("loop", null, owner(1)));
  const startedAt = performance.now();
  await delay(50);
  const delayMs = performance.now() - startedAt;

  expect(await runInThread("echo", "free", owner(2))).toBe("free");
  expect(delayMs).toBeLessThan(2_000);
  expect(await endless).toBe("invalid");
  expect(await runInThread("echo", "afterwards", owner(1))).toBe("afterwards");
});

test("a task that waits for a processor is not refused for it", async () => {
  expect(await runInThread("wait", (TASK_SECONDS + 1) * 1000, owner(1))).toBe(11_000);
});

test("a task that needs too much memory is refused, and the process lives on", async () => {
  expect(await refusalOf(runInThread("allocate", null, owner(1)))).toBe("invalid");
  expect(await runInThread("echo", "alive", owner(1))).toBe("alive");
});

test("a refusal of a task is thrown here", async () => {
  const refusal = { code: "invalid", errors: { name: ["Too long."] } };
  await expect(runInThread("refuse", null, owner(1))).rejects.toMatchObject(refusal);
});

test("an error in a task is a bug, not a refusal", async () => {
  await expect(runInThread("fail", null, owner(1))).rejects.toThrow("A bug in a task");
});

test("one owner runs one task at a time, and others need not wait for all of them", async () => {
  const tasks = Array.from({ length: 6 }, () => refusalOf(runInThread("wait", 200, owner(1))));
  const other = runInThread("wait", 1, owner(2)).then(() => performance.now());

  expect(await Promise.all(tasks)).toEqual([null, null, null, null, null, null]);
  expect(await other).toBeLessThan(performance.now() - 600);
});

test("too many tasks of one owner are refused", async () => {
  const tasks = Array.from({ length: 45 }, () => refusalOf(runInThread("wait", 1, owner(1))));

  expect((await Promise.all(tasks)).filter((code) => code === "unavailable")).toHaveLength(5);
});

test("too large inputs of one owner, or of all owners together, are refused", async () => {
  const large = "x".repeat(5_000_000);
  const ofOne = Array.from({ length: 6 }, () => refusalOf(runInThread("echo", large, owner(1))));
  const ofMany = Array.from({ length: 25 }, (_, index) => refusalOf(runInThread("echo", large, owner(10 + index))));

  expect((await Promise.all(ofOne)).filter((code) => code === "unavailable")).toHaveLength(2);
  expect((await Promise.all(ofMany)).filter((code) => code === "unavailable")).toHaveLength(5);
});
