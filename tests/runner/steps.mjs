import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const totals = { passed: 0, failed: 0 };
const JEST_ENV = { NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning" };

/** Runs a program with the terminal as its output; counts as one test when `counted`. */
export async function command(title, args, { env = {}, counted = false } = {}) {
  const began = performance.now();
  console.log(`\n== ${title}`);
  const code = await exitCode(args, env);
  console.log(`== ${title}: ${code === 0 ? "ok" : "FAILED"} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (counted) totals[code === 0 ? "passed" : "failed"] += 1;
  return code === 0;
}

/** Runs jest and adds its counts. */
export async function jest(title, args, env = {}) {
  const file = report("jest");
  const ok = await command(title, ["node_modules/jest/bin/jest.js", "--json", `--outputFile=${file}`, ...args], {
    env: { ...JEST_ENV, ...env },
  });
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file);
  add(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, ok);
}

/** Runs Playwright and adds its counts. */
export async function playwright(title, args, env = {}) {
  const file = report("playwright");
  const ok = await command(title, ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {};
  add(expected, unexpected + flaky, ok);
}

function add(passed, failed, ok) {
  totals.passed += passed;
  totals.failed += failed === 0 && !ok ? 1 : failed;
}

/** Prints the counts and ends with 0 only if something ran and nothing failed. */
export function finish() {
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
}

function report(name) {
  mkdirSync(".tmp", { recursive: true });
  const file = `.tmp/${name}-${process.pid}.json`;
  rmSync(file, { force: true });
  return file;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

function exitCode(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("close", (code) => resolve(code ?? 1));
    child.on("error", () => resolve(1));
  });
}
