import { type Run, task } from "@/lib/feature";
import { runWithinLimit } from "@/lib/jobs/run-within-limit";

const runInfo = { attempt: 1, lastAttempt: false, features: [] };
const neverAborted = () => new AbortController().signal;
const forever = () => new Promise<void>(() => undefined);

test("a task gets its payload, the number of the attempt, and whether it is the last one", async () => {
  const run = jest.fn(async (_payload: { id: number }, _run: Run) => undefined);

  await runWithinLimit(task(run), { id: 7 }, { ...runInfo, attempt: 3, lastAttempt: true }, neverAborted());

  expect(run).toHaveBeenCalledWith({ id: 7 }, expect.objectContaining({ attempt: 3, lastAttempt: true }));
});

test("a failed task fails the run", async () => {
  const failing = task(async () => {
    throw new Error("no such file");
  });

  await expect(runWithinLimit(failing, {}, runInfo, neverAborted())).rejects.toThrow("no such file");
});

test("a task that hangs fails at its time limit", async () => {
  await expect(runWithinLimit(task(forever, { maxSeconds: 0.05 }), {}, runInfo, neverAborted())).rejects.toThrow(
    "The task took longer than 0.05 seconds.",
  );
});

test("a task's signal is aborted at its time limit", async () => {
  let taskSignal: AbortSignal | undefined;
  const recordingTask = task(
    (_: object, { signal }) => {
      taskSignal = signal;
      return forever();
    },
    { maxSeconds: 0.05 },
  );

  await runWithinLimit(recordingTask, {}, runInfo, neverAborted()).catch(() => undefined);

  expect(taskSignal?.aborted).toBe(true);
});

test("a stopping process ends a running task", async () => {
  const stopping = new AbortController();
  const run = runWithinLimit(task(forever), {}, runInfo, stopping.signal);

  stopping.abort();

  await expect(run).rejects.toThrow("The process is stopping.");
});

test("a task does not start in a stopping process", async () => {
  const run = jest.fn(forever);

  await expect(runWithinLimit(task(run), {}, runInfo, AbortSignal.abort())).rejects.toThrow("The process is stopping.");

  expect(run).not.toHaveBeenCalled();
});
