import { readFileSync, readlinkSync } from "node:fs";

/** Linux counts the processor time of threads in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Memory that a task's thread and the thread that started it share: the number of the task's thread and the processor
 * time, in ticks, that it had used before the task. Both are zero until the task starts, and where the operating system
 * tells neither.
 *
 * @typedef {Int32Array<SharedArrayBuffer>} ThreadClock
 */

/** @returns {ThreadClock} */
export const createThreadClock = () => new Int32Array(new SharedArrayBuffer(8));

/**
 * Notes on which thread a task starts. To be called on that thread.
 *
 * @param {ThreadClock} clock
 */
export function startThreadClock(clock) {
  if (process.platform !== "linux") return;
  const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  clock[1] = ticksOf(thread);
  clock[0] = thread;
}

/**
 * The processor time that a task has used, in seconds: zero before it starts, null if it is not known.
 *
 * @param {ThreadClock} clock
 * @returns {number | null}
 */
export function processorSeconds([thread, ticksBefore]) {
  if (process.platform !== "linux") return null;
  if (thread === 0) return 0;
  try {
    return (ticksOf(thread) - ticksBefore) / TICKS_PER_SECOND;
  } catch {
    return null; // the thread has ended
  }
}

/** @param {number} thread */
function ticksOf(thread) {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
  // The name of the thread, in parentheses, may contain spaces. See proc_pid_stat(5) for the fields after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
