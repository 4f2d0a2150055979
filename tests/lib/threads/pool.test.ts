import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setProgramsFolder } from "@/lib/programs";
import { endThreads, runInThread } from "@/lib/threads/pool";

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

test("a task that does not end is refused after ten seconds, while this thread answers and another task runs", async () => {
  const endless = refusalOf(runInThread("loop", null, owner(1)));
  const startedAt = performance.now();
  await delay(50);
  const delayMs = performance.now() - startedAt;

  expect(await runInThread("echo", "free", owner(2))).toBe("free");
  expect(delayMs).toBeLessThan(2_000);
  expect(await endless).toBe("invalid");
  expect(await runInThread("echo", "afterwards", owner(1))).toBe("afterwards");
});

test("a task that needs too much memory is refused, and the process lives on", async () => {
  expect(await refusalOf(runInThread("allocate", null, owner(1)))).toBe("invalid");
  expect(await runInThread("echo", "alive", owner(1))).toBe("alive");
});

test("an error in a task is a bug, not a refusal", async () => {
  await expect(runInThread("fail", null, owner(1))).rejects.toThrow("A bug in a task");
});

test("one owner runs one task at a time and may have four more waiting, and others need not wait for them", async () => {
  const tasks = Array.from({ length: 8 }, () => refusalOf(runInThread("wait", 300, owner(1))));
  const other = runInThread("wait", 1, owner(2)).then(() => performance.now());

  const refusals = await Promise.all(tasks);
  const endedAt = performance.now();
  expect(refusals).toEqual([null, null, null, null, null, "unavailable", "unavailable", "unavailable"]);
  expect(await other).toBeLessThan(endedAt - 600);
});

test("too many waiting tasks of all owners are refused", async () => {
  const tasks = Array.from({ length: 40 }, (_, index) => refusalOf(runInThread("wait", 50, owner(index + 1))));

  const refused = (await Promise.all(tasks)).filter((code) => code === "unavailable");
  expect(refused).toHaveLength(16);
});
