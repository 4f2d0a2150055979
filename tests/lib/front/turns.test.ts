import type { ServerResponse } from "node:http";
import { createTurns } from "@/lib/front/turns";

const newResponse = ({ isGone = (): boolean => false } = {}) =>
  ({
    req: {
      socket: {
        get destroyed() {
          return isGone();
        },
      },
    },
  }) as unknown as ServerResponse;

/** Work that ends when the test says so. */
function createWork() {
  let finish = () => {};
  const begun = jest.fn();
  const work = () => {
    begun();
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  return { work, begun, finish: () => finish() };
}

test("a few requests of a network are worked on at once, and each that ends makes room for the next", async () => {
  const inTurn = createTurns({ atOnce: 2 });
  const works = [createWork(), createWork(), createWork()];
  const countBegun = () => works.filter(({ begun }) => begun.mock.calls.length > 0).length;

  const done = works.map(({ work }) => inTurn("192.0.2.1", newResponse(), work));
  await Promise.resolve();
  await Promise.resolve();
  const before = countBegun();
  works[0]?.finish();
  await done[0];
  await Promise.resolve();
  const after = countBegun();
  for (const { finish } of works) finish();
  await Promise.all(done);

  expect([before, after]).toEqual([2, 3]);
});

test("another network does not wait", async () => {
  const inTurn = createTurns({ atOnce: 1 });
  const slow = createWork();
  void inTurn("192.0.2.1", newResponse(), slow.work);

  await inTurn("192.0.2.2", newResponse(), async () => undefined);

  slow.finish();
});

test("work that takes long makes room for the next after a while", async () => {
  const inTurn = createTurns({ atOnce: 1, turnMs: 10 });
  const upload = createWork();
  void inTurn("192.0.2.1", newResponse(), upload.work);

  await inTurn("192.0.2.1", newResponse(), async () => undefined);

  upload.finish();
});

test("work that fails makes room for the next", async () => {
  const inTurn = createTurns({ atOnce: 1, turnMs: 60_000 });
  const failure = inTurn("192.0.2.1", newResponse(), () => Promise.reject(new Error("broken")));
  const next = inTurn("192.0.2.1", newResponse(), async () => undefined);

  await expect(failure).rejects.toThrow("broken");
  await next;
});

test("nothing is done for a client who has left while waiting", async () => {
  const inTurn = createTurns({ atOnce: 1 });
  const first = createWork();
  let isGone = false;
  const response = newResponse({ isGone: () => isGone });
  const missed = createWork();
  const running = inTurn("192.0.2.1", newResponse(), first.work);
  const waiting = inTurn("192.0.2.1", response, missed.work);
  await Promise.resolve();

  isGone = true;
  first.finish();
  await Promise.all([running, waiting]);

  expect(missed.begun).not.toHaveBeenCalled();
});
