import { AsyncLocalStorage } from "node:async_hooks";
import { limitInMemory } from "@/lib/http/rate-limit";

test("a rate limit keeps no reference to the request it counts", async () => {
  const requestStorage = new AsyncLocalStorage<object>();
  const timerRequests: unknown[] = [];
  const timer = jest.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms: number) => {
    timerRequests.push(requestStorage.getStore());
    return { unref: () => undefined, run, ms };
  }) as unknown as typeof setTimeout);

  await requestStorage.run({ body: "a large body" }, () =>
    limitInMemory({ name: "of-a-test", points: 1, seconds: 60 }, "an address"),
  );

  timer.mockRestore();
  expect(timerRequests).toEqual([undefined]);
});
