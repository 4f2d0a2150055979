import { setTimeout as delay } from "node:timers/promises";
import { parseCronItems, type Runner, run } from "graphile-worker";
import type pg from "pg";
import { isEmbedded } from "@/lib/db/connection";
import { env } from "@/lib/env";
import { jobsLogger } from "@/lib/jobs/logger";
import { openJobsPool } from "@/lib/jobs/pool";
import { log } from "@/lib/log";
import { recoverJobs } from "@/lib/worker/recover";
import { schedule } from "@/lib/worker/schedule";
import { taskList } from "@/lib/worker/task-list";

const CONCURRENCY = 4;
// New jobs start immediately, because Postgres notifies the runner. Only retries and `runAt` jobs can be this late.
const POLL_MS = 5_000;
const RECOVER_EVERY_MS = 60_000;
const RESTART_AFTER_MS = 5_000;
// When the process stops, a running task has this long to end before its signal aborts.
const STOP_WITHIN_MS = 5_000;

/** Runs background jobs in this process unless `RUN_WORKER` is false. Returns a function that stops them. */
export async function startJobs(): Promise<() => Promise<void>> {
  return env().RUN_WORKER ? runJobs() : async () => undefined;
}

/** Runs background jobs in this process, regardless of `RUN_WORKER`. Returns a function that stops them. */
export async function runJobs(): Promise<() => Promise<void>> {
  const pool = openJobsPool(CONCURRENCY + 1);
  const stopping = new AbortController();
  const recoveryTimer = setInterval(
    () => void recoverJobs(pool, { isOnlyProcess: false }).catch(logRecoveryFailure),
    RECOVER_EVERY_MS,
  ).unref();
  const runnerEnd = keepRunning(pool, await start(pool), stopping.signal);

  return async () => {
    clearInterval(recoveryTimer);
    stopping.abort();
    await runnerEnd;
    await pool.end();
  };
}

async function start(pool: pg.Pool): Promise<Runner> {
  await recoverJobs(pool, { isOnlyProcess: isEmbedded() });
  return run({
    pgPool: pool,
    taskList: taskList(),
    parsedCronItems: parseCronItems(schedule({ isEmbedded: isEmbedded() })),
    logger: jobsLogger,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: STOP_WITHIN_MS,
    // A delay of 0 makes the runner complete jobs in batches. Otherwise, the loss of a connection at the end of a job
    // would end the process. With batches, the loss only stops the runner, which is then restarted.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

/** Starts a new runner when one has stopped, for example because the database was unavailable for a long time. */
async function keepRunning(pool: pg.Pool, first: Runner, signal: AbortSignal): Promise<void> {
  for (let runner: Runner | undefined = first; ; runner = await start(pool).catch(logFailure)) {
    if (runner) await waitUntilEnded(runner, signal);
    await delay(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

async function waitUntilEnded(runner: Runner, signal: AbortSignal): Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped = runner.stop().catch(logStopFailure);
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  await runner.promise.catch(logFailure);
  signal.removeEventListener("abort", stop);
  await stopped;
}

const logFailureAs = (message: string) => (err: unknown) => void log.error({ err }, message);
const logFailure = logFailureAs("The job runner failed and will be started again");
const logStopFailure = logFailureAs("The job runner did not stop cleanly");
const logRecoveryFailure = logFailureAs(
  "The jobs of ended processes were not released; this is tried again in a minute",
);
