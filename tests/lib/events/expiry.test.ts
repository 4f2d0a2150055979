import { expireInThisProcess, onExpire } from "@/lib/events/expiry";
import { cache, isStale } from "@/lib/page-cache/cache.mjs";

test("an expiry makes earlier reads with one of its tags stale", () => {
  const since = cache.now;
  expireInThisProcess(["menus"]);

  expect(isStale({ tags: ["settings", "menus"], since })).toBe(true);
  expect(isStale({ tags: ["settings"], since })).toBe(false);
  expect(isStale({ tags: ["menus"], since: cache.now })).toBe(false);
});

test("a listener is called when one of its tags or everything expires, but not for other tags", () => {
  const drop = jest.fn();
  const unsubscribe = onExpire(["menus", "roles"], drop);

  expireInThisProcess(["settings"]);
  expect(drop).toHaveBeenCalledTimes(0);
  expireInThisProcess(["settings", "roles"]);
  expect(drop).toHaveBeenCalledTimes(1);
  expireInThisProcess("all");
  expect(drop).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test("a listener that has unsubscribed is not called", () => {
  const drop = jest.fn();
  const unsubscribe = onExpire(["menus"], drop);

  unsubscribe();
  expireInThisProcess("all");

  expect(drop).not.toHaveBeenCalled();
});
