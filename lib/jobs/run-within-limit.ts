import type { Run, Task } from "@/lib/feature";

const STOPPING = "The process is stopping.";

/**
 * Runs a task. Rejects when its time limit is reached or the process stops (`stopping`), even if the task ignores its
 * signal, because a hanging task must not block a worker for ever.
 */
export async function runWithinLimit<Payload>(
  { run, maxSeconds }: Task<Payload>,
  payload: Payload,
  context: Omit<Run, "signal">,
  stopping: AbortSignal,
): Promise<void> {
  if (stopping.aborted) throw new Error(STOPPING);
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error(`The task took longer than ${maxSeconds} seconds.`)),
    maxSeconds * 1000,
  );
  const stop = () => limit.abort(new Error(STOPPING));
  stopping.addEventListener("abort", stop);
  try {
    const aborted = new Promise<never>((_, reject) => {
      limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
    });
    await Promise.race([run(payload, { ...context, signal: limit.signal }), aborted]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", stop);
  }
}
