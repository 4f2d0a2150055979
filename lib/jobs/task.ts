/** What a task learns about the run it is in. */
export type Run = {
  /** 1 for the first try. */
  attempt: number;
  /** No other try follows: what must be said after giving up is said now. */
  lastAttempt: boolean;
  /** Aborted when the time is up or the process stops. */
  signal: AbortSignal;
};

export type Task<Payload> = {
  run: (payload: Payload, run: Run) => Promise<void>;
  /** A run that takes longer has failed, and is tried again. */
  maxSeconds: number;
};

const MAX_SECONDS = 60;

/** A task of the registry. It may run more than once for one job (after a crash), so it must do no harm the second time. */
export function task<Payload>(run: Task<Payload>["run"], { maxSeconds = MAX_SECONDS } = {}): Task<Payload> {
  return { run, maxSeconds };
}
