import { createCachedReader } from "@/lib/events/cached-reader";
import { expireHere } from "@/lib/events/expiry";

let keys = 0;

/** Creates a reader that counts its loads. `finish` resolves the pending loads with the number of loads so far. */
function createCountingReader(tags: string[]) {
  const pending: ((value: number) => void)[] = [];
  const load = jest.fn(() => new Promise<number>((resolve) => pending.push(resolve)));
  const finish = () => {
    for (const resolve of pending.splice(0)) resolve(load.mock.calls.length);
  };
  return { read: createCachedReader(`test-${keys++}`, tags, load), load, finish };
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

test("an expiry of one of its tags makes the next read load again", async () => {
  const { read, finish } = createCountingReader(["a", "b"]);
  const first = read();
  finish();
  await first;

  expireHere(["b", "c"]);
  const second = read();
  finish();

  expect(await second).toBe(2);
});

test("an expiry of other tags keeps the value", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const first = read();
  finish();
  await first;

  expireHere(["b"]);
  await read();

  expect(load).toHaveBeenCalledTimes(1);
});

test("an expiry of everything drops the value", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const first = read();
  finish();
  await first;

  expireHere("all");
  void read();

  expect(load).toHaveBeenCalledTimes(2);
});

test("a load that began before an expiry is neither kept nor shared with later reads", async () => {
  const { read, load, finish } = createCountingReader(["a"]);
  const early = read();
  expireHere(["a"]);
  const late = read();
  expect(load).toHaveBeenCalledTimes(2);
  finish();

  expect(await late).toBe(2);
  await early;
  expect(await read()).toBe(2);
});

test("a failed load rejects all reads that share it, and the next read loads again", async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("here");
  const read = createCachedReader(`test-${keys++}`, ["a"], load);

  await expect(Promise.all([read(), read()])).rejects.toThrow("away");
  expect(await read()).toBe("here");
});
