import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { withLock } from "@/lib/cli/lock.mjs";
import { until } from "@/tests/support/until";

let root: string;
let logged: jest.SpyInstance;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "plinth-lock-"));
  logged = jest.spyOn(console, "log").mockReturnValue(undefined);
});
afterEach(() => {
  logged.mockRestore();
  rmSync(root, { recursive: true, force: true });
});

const untilAnotherWaits = () => until(() => logged.mock.calls.length > 0);

test("only one call works at a time, and a waiting call logs that it waits", async () => {
  let inside = 0;
  let maxInside = 0;
  const work = async () => {
    inside += 1;
    maxInside = Math.max(maxInside, inside);
    await untilAnotherWaits();
    await nextTurn();
    inside -= 1;
  };
  await Promise.all([withLock(root, work), withLock(root, work), withLock(root, work)]);
  expect(maxInside).toBe(1);
  expect(logged).toHaveBeenCalledWith("Waiting for another process that is installing or building in this folder");
});

test("the lock is released after a failure", async () => {
  await expect(withLock(root, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(path.join(root, ".tmp/build.lock"))).toBe(false);
});

test("of two calls that find a lock without a recent heartbeat, one takes it over and the other waits", async () => {
  mkdirSync(path.join(root, ".tmp"));
  const file = path.join(root, ".tmp/build.lock");
  writeFileSync(file, "1\n");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  const order: string[] = [];
  const work = async () => {
    order.push("in");
    await untilAnotherWaits();
    await nextTurn();
    order.push("out");
  };
  await Promise.all([withLock(root, work), withLock(root, work)]);
  expect(order).toEqual(["in", "out", "in", "out"]);
});
