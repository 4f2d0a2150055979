import { AsyncLocalStorage } from "node:async_hooks";
import { limitInMemory } from "@/lib/http/rate-limit";

test("a rate limit keeps no reference to the request it counts", async () => {
  const request = new AsyncLocalStorage<object>();
  const stores: unknown[] = [];
  const timer = jest.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms: number) => {
    stores.push(request.getStore());
    return { unref: () => undefined, run, ms };
  }) as unknown as typeof setTimeout);

  await request.run({ body: "a large body" }, () =>
    limitInMemory({ name: "of-a-test", points: 1, seconds: 60 }, "an address"),
  );

  timer.mockRestore();
  expect(stores).toEqual([undefined]);
});
