import "server-only";
import { availableParallelism } from "node:os";
import pLimit, { type LimitFunction } from "p-limit";
import type { Piscina } from "piscina";
import { AppError } from "@/lib/errors";
import { processState } from "@/lib/process-state.mjs";
import { programFile } from "@/lib/programs";
import type { TaskOrder, TaskOutcome } from "@/lib/threads/task";
import { createThreadClock, processorSeconds, type ThreadClock } from "@/lib/threads/thread-clock.mjs";

/** How much processor time a task may take. */
export const TASK_SECONDS = 10;
/** How long a task may take by the clock, when the processors are busy with other work. */
const TASK_CLOCK_SECONDS = 60;
/** How often it is looked at how much time a task has taken. */
const WATCH_MS = 250;
/** How large the heap of a thread may become. */
const HEAP_MAX_MEGABYTES = 512;
/** A task that cannot start within this time is refused. */
const WAIT_SECONDS = 20;
/**
 * How many tasks of one owner, and of all owners, may run or wait, and how large their inputs may be together, in
 * characters or bytes. The inputs are held in memory. A list of projects asks for many previews at once.
 */
const OWNER_MAX = { tasks: 40, size: 24_000_000 };
const ALL_MAX = { tasks: 200, size: 120_000_000 };
/** Threads end after this time without a task. */
const IDLE_MS = 30_000;
/** Lets the threads that answer requests run first. Only Linux gives each thread a priority of its own. */
const NICENESS = 10;
const THREADS_MAX = Math.min(2, availableParallelism());

const state = processState("threads", () => ({
  pool: undefined as Promise<Piscina> | undefined,
  running: pLimit(THREADS_MAX),
  all: { tasks: 0, size: 0 },
  owners: new Map<number, OwnerWork>(),
}));

type Work = { tasks: number; size: number };
/** The unfinished tasks of an owner, of which `limit` runs one at a time. */
type OwnerWork = Work & { limit: LimitFunction };

/** A function that a thread can run: its input and result are copied between threads. */
// biome-ignore lint/suspicious/noExplicitAny: the input of any task
export type ThreadTask = (input: any) => unknown;

/** `ownerId`: the user whose content is worked on. Only one task of an owner runs at a time. */
export type TaskOwner = { ownerId: number };

/**
 * Runs a task on another thread, so that foreign content cannot make other requests wait. Starts the thread if none is
 * idle. Throws the `AppError` that the task throws, a 422 if the task takes more than `TASK_SECONDS` of processor time
 * or too much memory, and a 503 if too many tasks are waiting or the processors are too busy.
 *
 * @param name the name under which `lib/thread-tasks` exports the task
 */
export async function runInThread<Task extends ThreadTask>(
  name: string,
  input: Parameters<Task>[0],
  { ownerId }: TaskOwner,
): Promise<Awaited<ReturnType<Task>>> {
  const owner = state.owners.get(ownerId) ?? { tasks: 0, size: 0, limit: pLimit(1) };
  const size = sizeOf(input);
  requireRoom(owner, OWNER_MAX, size);
  requireRoom(state.all, ALL_MAX, size);
  state.owners.set(ownerId, owner);
  for (const work of [owner, state.all]) add(work, 1, size);
  const deadline = Date.now() + WAIT_SECONDS * 1000;
  try {
    return await owner.limit(() =>
      state.running(() => {
        if (Date.now() > deadline) throw busy();
        return run(name, input);
      }),
    );
  } finally {
    for (const work of [owner, state.all]) add(work, -1, -size);
    if (owner.tasks === 0) state.owners.delete(ownerId);
  }
}

function requireRoom(work: Work, max: Work, size: number): void {
  if (work.tasks >= max.tasks || work.size + size > max.size) throw busy();
}

function add(work: Work, tasks: number, size: number): void {
  work.tasks += tasks;
  work.size += size;
}

/** The size of the texts and bytes in an input. */
function sizeOf(input: unknown): number {
  if (typeof input === "string") return input.length;
  if (input instanceof Uint8Array) return input.byteLength;
  if (typeof input !== "object" || input === null) return 0;
  return Object.values(input).reduce((sum: number, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}

async function run<Result>(name: string, input: unknown): Promise<Result> {
  state.pool ??= startPool();
  const pool = await state.pool;
  const clock = createThreadClock();
  const abort = new AbortController();
  const watch = watchTime(clock, (refusal) => abort.abort(refusal));
  try {
    const order: TaskOrder<unknown> = { input, clock };
    const outcome = (await pool.run(order, { name, signal: abort.signal })) as TaskOutcome;
    if ("refusal" in outcome) throw toError(outcome.refusal);
    return outcome.result as Result;
  } catch (error) {
    if (abort.signal.aborted) throw abort.signal.reason;
    if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") throw tooMuchWork();
    throw error;
  } finally {
    clearInterval(watch);
  }
}

/** Calls `refuse` with the reason once a task has taken too much time. */
function watchTime(clock: ThreadClock, refuse: (reason: AppError) => void): NodeJS.Timeout {
  const startedAt = performance.now();
  return setInterval(() => {
    const clockSeconds = (performance.now() - startedAt) / 1000;
    if ((processorSeconds(clock) ?? clockSeconds) > TASK_SECONDS) refuse(tooMuchWork());
    else if (clockSeconds > TASK_CLOCK_SECONDS) refuse(busy());
  }, WATCH_MS);
}

const toError = ({ code, message, ...details }: Pick<AppError, "code" | "message" | "errors" | "values">) =>
  new AppError(code, message, details);

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
