import "server-only";
import { availableParallelism } from "node:os";
import pLimit, { type LimitFunction } from "p-limit";
import type { Piscina } from "piscina";
import { AppError } from "@/lib/errors";
import { processState } from "@/lib/process-state.mjs";
import { programFile } from "@/lib/programs";

/** How long a task may run. */
export const TASK_SECONDS = 10;
/** How large the heap of a thread may become. */
const HEAP_MAX_MEGABYTES = 512;
/** A task that cannot start within this time is refused. */
const WAIT_SECONDS = 20;
/** How many tasks of one owner may wait while another of the owner's tasks runs. */
const OWNER_WAITING_MAX = 4;
/** How many tasks of all owners may run or wait. Each of them holds its input in memory. */
const UNFINISHED_MAX = 24;
/** Threads end after this time without a task. */
const IDLE_MS = 30_000;
/** Lets the threads that answer requests run first. Only Linux gives each thread a priority of its own. */
const NICENESS = 10;
const THREADS_MAX = Math.min(2, availableParallelism());

const state = processState("threads", () => ({
  pool: undefined as Promise<Piscina> | undefined,
  running: pLimit(THREADS_MAX),
  /** How many tasks are running or waiting. */
  unfinished: 0,
  owners: new Map<number, LimitFunction>(),
}));

/** A function that a thread can run: its input and result are copied between threads. */
// biome-ignore lint/suspicious/noExplicitAny: the input of any task
export type ThreadTask = (input: any) => unknown;

/** `ownerId`: the user whose content is worked on. Only one task of an owner runs at a time. */
export type TaskOwner = { ownerId: number };

/**
 * Runs a task on another thread, so that foreign content cannot make other requests wait. Starts the thread if none is
 * idle. Throws a 422 if the task takes longer than `TASK_SECONDS` or needs too much memory, and a 503 if too many tasks
 * are waiting.
 *
 * @param name the name under which `lib/thread-tasks` exports the task
 */
export async function runInThread<Task extends ThreadTask>(
  name: string,
  input: Parameters<Task>[0],
  { ownerId }: TaskOwner,
): Promise<Awaited<ReturnType<Task>>> {
  const owner = state.owners.get(ownerId) ?? pLimit(1);
  if (owner.pendingCount >= OWNER_WAITING_MAX || state.unfinished >= UNFINISHED_MAX) throw busy();
  state.owners.set(ownerId, owner);
  state.unfinished += 1;
  const deadline = Date.now() + WAIT_SECONDS * 1000;
  try {
    return await owner(() =>
      state.running(() => {
        if (Date.now() > deadline) throw busy();
        return run(name, input);
      }),
    );
  } finally {
    state.unfinished -= 1;
    if (owner.activeCount + owner.pendingCount === 0 && state.owners.get(ownerId) === owner)
      state.owners.delete(ownerId);
  }
}

async function run<Result>(name: string, input: unknown): Promise<Result> {
  state.pool ??= startPool();
  const pool = await state.pool;
  const signal = AbortSignal.timeout(TASK_SECONDS * 1000);
  try {
    return (await pool.run(input, { name, signal })) as Result;
  } catch (error) {
    if (signal.aborted || (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") throw tooMuchWork();
    throw error;
  }
}

/** Loads the pool, but starts no thread yet. */
async function startPool(): Promise<Piscina> {
  const { default: Pool } = await import("piscina");
  return new Pool({
    filename: programFile("thread-tasks"),
    minThreads: 0,
    maxThreads: THREADS_MAX,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: 1,
    niceIncrement: process.platform === "linux" ? NICENESS : 0,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MEGABYTES },
    execArgv: [],
  });
}

/** Ends all threads. Tasks that are still running are refused. */
export async function endThreads(): Promise<void> {
  const pool = state.pool;
  state.pool = undefined;
  await (await pool)?.destroy();
}

const busy = () =>
  new AppError("unavailable", "The server is busy with other work at the moment. Try again in a few seconds.", {
    headers: { "Retry-After": String(TASK_SECONDS) },
  });

const tooMuchWork = () =>
  new AppError("invalid", "This is too large to be processed: it would take too much time or memory. Make it smaller.");
