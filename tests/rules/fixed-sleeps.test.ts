import { sourceFiles, withoutComments } from "../support/imports";

/** Files that may wait for a fixed time, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  "tests/support/until.ts": "the pause between two checks",
  "tests/support/oauth-provider.ts": "a service that responds slowly",
  "tests/support/smtp-catcher.ts": "a server that accepts slowly",
  "tests/lib/front/close-if-stalled.test.ts": "a client that reads slowly",
  "tests/lib/db/migrations.test.ts": "the wait for a query that a running migration blocks",
  "tests/slow/uploads/slow-line.ts": "a slow network",
  "tests/slow/db/kill-rounds.test.ts": "the moment of a kill",
  "tests/slow/publications-survive-kill.test.ts": "the moment of a kill, and a client that is over its rate limit",
  "tests/support/clock-program.mjs": "a client that stays within its rate limit",
  "tests/lib/threads/pool.test.ts": "a timer of a thread that must not be blocked",
  "tests/support/thread-program/thread-tasks.mjs": "a task that takes a while",
  "tests/e2e/fixtures.ts": "the next turn of the browser's event loop",
  "tests/e2e/error-reports.spec.ts": "an error in the next turn of the browser's event loop",
  "tests/bench/count.mjs": "the time for which responses are counted",
  "tests/bench/servers.mjs": "the pause between two checks",
};

const SLEEPS = [
  /(?<!\b(?:jest|test)\.)\bsetTimeout\(/,
  /\{[^}]*\bsetTimeout\b[^}]*\} from "(?:node:)?timers\/promises"/,
  /\bwaitForTimeout\(/,
  /\bscheduler\.wait\(/,
  /\bAtomics\.wait\(/,
];
const sleeps = (code: string) => SLEEPS.some((pattern) => pattern.test(code));

const SLEEPING = sourceFiles("tests").filter((file) => sleeps(withoutComments(file)));
const THIS_FILE = "tests/rules/fixed-sleeps.test.ts";

test("only the allowed files wait for a fixed time", () => {
  expect(SLEEPING.filter((file) => !(file in ALLOWED) && file !== THIS_FILE)).toEqual([]);
});

test("each file that is allowed to wait for a fixed time does so", () => {
  expect(Object.keys(ALLOWED).filter((file) => !SLEEPING.includes(file))).toEqual([]);
});

test.each([
  ['import { setTimeout as delay } from "node:timers/promises";', true],
  ['import { setTimeout } from "timers/promises";', true],
  ["await new Promise((resolve) => setTimeout(resolve, 500));", true],
  ["await page.waitForTimeout(500);", true],
  ["jest.setTimeout(120_000);", false],
  ["test.setTimeout(120_000);", false],
  ['import { setImmediate as nextTurn } from "node:timers/promises";', false],
  ['jest.spyOn(globalThis, "setTimeout");', false],
])("%s waits for a fixed time: %s", (code, expected) => {
  expect(sleeps(code)).toBe(expected);
});
