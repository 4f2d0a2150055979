const BASE_BYTES = 40 * 1024;
const FACTOR = 16;
const ROUNDS = 3;
const TRIES = 6;
/** Shorter times cannot be measured well, so the work is repeated until it takes this long. */
const MIN_MS = 1;
const TIMES_MAX = 1000;

/**
 * The largest allowed result of `measureTimeGrowth`. If the time is linear, sixteen times the input takes sixteen times
 * as long. On a busy machine, linear code took up to 70 times as long, because the system gives a program large blocks
 * of memory more slowly than small ones. If the time is quadratic, it takes 256 times as long.
 */
export const TIME_GROWTH_MAX = FACTOR ** 1.75;

const fill = (pattern: string, bytes: number) => pattern.repeat(Math.ceil(bytes / pattern.length)).slice(0, bytes);

/** Measures the CPU time of this process, in milliseconds. Waiting for other programs does not count. */
async function measureMs(work: () => unknown, times: number): Promise<number> {
  const cpuBefore = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  return (user + system) / 1000;
}

/** Reads each character in a loop, which takes linear time. */
function countSpaces(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) === 32) count += 1;
  return count;
}

/**
 * Returns how many times longer `readText` computes for 640 KB of a repeated pattern than for 40 KB. Both times include
 * a loop over the text. Without the loop, the result for a very fast `readText` would depend on how fast the memory is,
 * because the longer text does not fit into the processor's cache. The fastest of several runs counts, because other
 * programs use the same caches and can only slow a run down. A ratio above the limit is measured again.
 */
export async function measureTimeGrowth(pattern: string, readText: (text: string) => unknown): Promise<number> {
  const [short, long] = [fill(pattern, BASE_BYTES), fill(pattern, FACTOR * BASE_BYTES)];
  const read = (text: string) => {
    countSpaces(text);
    return readText(text);
  };
  await measureMs(() => read(long), 2); // warms up
  const once = Math.max(await measureMs(() => read(short), 1), MIN_MS / TIMES_MAX);
  const times = Math.max(1, Math.ceil(MIN_MS / once));
  const [ofShort, ofLong]: [number[], number[]] = [[], []];
  let growth = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && growth > TIME_GROWTH_MAX; tries += 1) {
    for (let round = 0; round < ROUNDS; round += 1) {
      ofShort.push(await measureMs(() => read(short), times));
      ofLong.push(await measureMs(() => read(long), times));
    }
    growth = Math.min(...ofLong) / Math.min(...ofShort);
  }
  return growth;
}
