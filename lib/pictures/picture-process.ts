import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "@/lib/errors";
import type { JobAnswer, PictureJob, PictureJobResult, SentJob } from "@/lib/pictures/jobs";
import { processState } from "@/lib/process-state.mjs";
import { programFile } from "@/lib/programs";

/** How long a job may take by default. */
const JOB_SECONDS = 20;
/** The process ends after this time without a job. */
const IDLE_MS = 30_000;
/** How many jobs may wait: of all owners, and of one. Those of pages' pictures hold no bytes until their turn comes. */
const WAITING_MAX = 400;
const OWNER_WAITING_MAX = 100;

type Running = { child: ChildProcess; idleTimer?: NodeJS.Timeout | undefined };

const state = processState("picture-process", () => ({
  running: undefined as Running | undefined,
  /** Decoding takes much memory and a whole processor, so there is one job at a time. */
  oneAtATime: pLimit(1),
  /** Each owner has only one job in that queue, so that nobody waits for all jobs of another. */
  owners: new Map<string, LimitFunction>(),
  unfinished: 0,
  lastId: 0,
}));

/** Thrown for a picture that is damaged, or that needs too much time or memory. */
export class UnreadablePicture extends Error {}

/**
 * Runs a job in the process for pictures, which is started if necessary. `readBytes` is called when the job's turn
 * comes. Throws `UnreadablePicture`, also after `seconds`, and a 503 if too many jobs are waiting.
 *
 * @param owner whose picture it is, such as `user:5` or `site:12`: only one job of an owner is worked on at a time
 */
export async function runPictureJob<Job extends PictureJob>(
  owner: string,
  job: Job,
  readBytes: () => Promise<Uint8Array> | Uint8Array,
  seconds = JOB_SECONDS,
): Promise<PictureJobResult<Job>> {
  const limit = state.owners.get(owner) ?? pLimit(1);
  if (state.unfinished >= WAITING_MAX || limit.pendingCount >= OWNER_WAITING_MAX) throw busy();
  state.owners.set(owner, limit);
  state.unfinished += 1;
  try {
    const result = await limit(() => state.oneAtATime(async () => send(job, await readBytes(), seconds)));
    return result as PictureJobResult<Job>;
  } finally {
    state.unfinished -= 1;
    if (limit.activeCount + limit.pendingCount === 0 && state.owners.get(owner) === limit) state.owners.delete(owner);
  }
}

async function send(job: PictureJob, bytes: Uint8Array, seconds: number): Promise<JobAnswer["result"]> {
  state.lastId += 1;
  const id = state.lastId;
  state.running ??= start();
  const running = state.running;
  clearTimeout(running.idleTimer);
  running.child.ref();
  try {
    const { result } = await answerTo(running.child, { id, job, bytes }, seconds);
    if (result === undefined) throw new UnreadablePicture("A picture could not be read.");
    return result;
  } finally {
    running.child.unref();
    running.idleTimer = setTimeout(() => end(running), IDLE_MS).unref();
  }
}

/** Ends the process if it does not answer in time. An ended process counts as an unreadable picture. */
function answerTo(child: ChildProcess, message: SentJob, seconds: number): Promise<JobAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
    const receive = (answer: JobAnswer) => {
      if (answer.id === message.id) settle(() => resolve(answer));
    };
    const fail = () => settle(() => reject(new UnreadablePicture("A picture needed too much time or memory.")));
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off("message", receive).off("exit", fail).off("error", fail);
      finish();
    };
    child.on("message", receive).once("exit", fail).once("error", fail);
    child.send(message, (error) => error && fail());
  });
}

function start(): Running {
  const child = fork(programFile("picture-process"), [], {
    serialization: "advanced",
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" }, // the decoders of foreign bytes need none of our secrets
  });
  const running: Running = { child };
  const forget = () => {
    if (state.running === running) state.running = undefined;
  };
  child.once("exit", forget).once("error", forget);
  child.channel?.unref();
  return running;
}

function end(running: Running): void {
  if (state.running === running) state.running = undefined;
  running.child.kill();
}

const busy = () =>
  new AppError("unavailable", "Too many images are being processed at the moment. Try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });
