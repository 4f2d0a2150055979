import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const SLOWEST_COUNT = 10;
const startedAt = performance.now();
const totals = { passed: 0, failed: 0 };
const steps = [];
const files = [];
const JEST_ENV = { NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning" };

/** Runs a program with this Node or another, with the terminal as its output. Returns whether it succeeded. */
async function runCommand(title, args, { env = {}, node = process.execPath } = {}) {
  const start = performance.now();
  console.log(`\n== ${title}`);
  const ok = (await run(node, args, env, "inherit")).code === 0;
  endStep(title, ok, start);
  return ok;
}

/** Runs programs in parallel. Each counts as one test. Prints the output of each when it ends. */
export async function runChecks(programs) {
  await Promise.all(
    Object.entries(programs).map(async ([title, args]) => {
      const start = performance.now();
      const { code, output } = await run(process.execPath, args, {}, "pipe");
      console.log(`\n== ${title}\n${output}`);
      endStep(title, code === 0, start);
      addCounts(code === 0 ? 1 : 0, code === 0 ? 0 : 1, code === 0);
    }),
  );
}

/** Runs Jest with this Node or another, and adds its counts. */
export async function runJest(title, args, { env = {}, node } = {}) {
  const file = createReportPath("jest");
  const ok = await runCommand(title, ["node_modules/jest/bin/jest.js", "--json", `--outputFile=${file}`, ...args], {
    env: { ...JEST_ENV, ...env },
    node,
  });
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] } = readReport(file);
  for (const { name, startTime, endTime } of testResults) files.push({ name, ms: endTime - startTime });
  addCounts(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, ok);
}

/** Runs Playwright and adds its counts. */
export async function runPlaywright(title, args, { env = {} } = {}) {
  const file = createReportPath("playwright");
  const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args];
  const ok = await runCommand(title, command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  const { stats = {}, suites = [], config } = readReport(file);
  for (const suite of suites) files.push({ name: path.join(config.rootDir, suite.file), ms: durationMsOf(suite) });
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  addCounts(expected, unexpected + flaky, ok);
}

function durationMsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const ownMs = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationMsOf(suite), ownMs);
}

/** Runs set-up for the next steps. Returns its result, or undefined on a failure, which counts as a failed test. */
export async function prepare(title, act) {
  const start = performance.now();
  console.log(`\n== ${title}`);
  try {
    const result = await act();
    endStep(title, true, start);
    return result;
  } catch (error) {
    console.error(error.message);
    endStep(title, false, start);
    addCounts(0, 1, false);
  }
}

function endStep(title, ok, start) {
  const ms = performance.now() - start;
  console.log(`== ${title}: ${ok ? "ok" : "FAILED"} in ${formatDuration(ms)}`);
  steps.push({ name: ok ? title : `${title}: FAILED`, ms });
}

function formatDuration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Adds the tests of a step. A step that fails without a failed test, such as by a crash, counts as one failed test. */
function addCounts(passed, failed, ok) {
  totals.passed += passed;
  totals.failed += failed === 0 && !ok ? 1 : failed;
}

/**
 * Prints how long each step and the slowest test files took, and then the counts. Exits with 0 only if something passed
 * and nothing failed.
 */
export function finish() {
  printTable("Steps", [...steps, { name: "All", ms: performance.now() - startedAt }]);
  const slowest = files.sort((first, second) => second.ms - first.ms).slice(0, SLOWEST_COUNT);
  printTable(
    "Slowest test files",
    slowest.map(({ name, ms }) => ({ name: path.relative(process.cwd(), name), ms })),
  );
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
}

function printTable(title, rows) {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  for (const { name, ms } of rows) console.log(`${formatDuration(ms).padStart(12)}  ${name}`);
}

function createReportPath(name) {
  mkdirSync(".tmp", { recursive: true });
  const file = `.tmp/${name}-${process.pid}.json`;
  rmSync(file, { force: true });
  return file;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Resolves with the exit code and, if `stdio` is "pipe", what the program printed. */
function run(node, args, env, stdio) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { stdio, env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
  });
}
