import { createCachedReader } from "@/lib/events/cached-reader";
import { expireInThisProcess } from "@/lib/events/expiry";

let nextKey = 0;

/** A reader whose loads are numbered from 1. `finish` resolves each pending load with its number. */
function createCountingReader(tags: string[]) {
  const pending: (() => void)[] = [];
  let loads = 0;
  const load = jest.fn(() => {
    loads += 1;
    const number = loads;
    return new Promise<number>((resolve) => pending.push(() => resolve(number)));
  });
  const finish = () => {
    for (const resolve of pending.splice(0)) resolve();
  };
  return { read: createCachedReader(`test-${nextKey++}`, tags, load), load, finish };
}

test("a loaded value is kept", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const first = read();
  finish();

  expect([await first, await read()]).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("concurrent reads share one load", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const reads = [read(), read(), read()];
  finish();

  expect(await Promise.all(reads)).toEqual([1, 1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("an expiry of one of the reader's tags makes the next read load again", async () => {
  const { read, finish } = createCountingReader(["a", "b"]);
  const first = read();
  finish();
  await first;

  expireInThisProcess(["b", "c"]);
  const second = read();
  finish();

  expect(await second).toBe(2);
});

test("an expiry of other tags keeps the value", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const first = read();
  finish();
  await first;

  expireInThisProcess(["b"]);
  await read();

  expect(load).toHaveBeenCalledTimes(1);
});

test("an expiry of everything makes the next read load again", async () => {
  const { read, finish } = createCountingReader(["a"]);
  const first = read();
  finish();
  await first;

  expireInThisProcess("all");
  const second = read();
  finish();

  expect(await second).toBe(2);
});

test("a load that began before an expiry is neither kept nor shared with later reads", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const early = read();
  expireInThisProcess(["a"]);
  const late = read();
  expect(load).toHaveBeenCalledTimes(2);
  finish();

  expect([await early, await late]).toEqual([1, 2]);
  expect(await read()).toBe(2);
});

test("a failed load rejects every read that waits for it, and the next read loads again", async () => {
  const reason = new Error("away");
  const load = jest.fn().mockRejectedValueOnce(reason).mockResolvedValueOnce("here");
  const read = createCachedReader(`test-${nextKey++}`, ["a"], load);

  const outcomes = await Promise.allSettled([read(), read()]);

  expect(outcomes).toEqual(Array(2).fill({ status: "rejected", reason }));
  expect(await read()).toBe("here");
});
