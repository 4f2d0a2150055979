import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const began = performance.now();
const totals = { passed: 0, failed: 0 };
const steps = [];
const JEST_ENV = { NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning" };

/** Runs a program, by another Node if one is named, with the terminal as its output; counts as one test when `counted`. */
export async function command(title, args, { env = {}, counted = false, node = process.execPath } = {}) {
  const start = performance.now();
  console.log(`\n== ${title}`);
  const ok = (await exitCode(node, args, env)) === 0;
  end(title, ok, start);
  if (counted) add(ok ? 1 : 0, ok ? 0 : 1, ok);
  return ok;
}

/** Runs jest, by another Node if one is named, and adds its counts. */
export async function jest(title, args, { env = {}, node } = {}) {
  const file = report("jest");
  const ok = await command(title, ["node_modules/jest/bin/jest.js", "--json", `--outputFile=${file}`, ...args], {
    env: { ...JEST_ENV, ...env },
    node,
  });
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file);
  add(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, ok);
}

/** Runs Playwright and adds its counts. */
export async function playwright(title, args, { env = {} } = {}) {
  const file = report("playwright");
  const ok = await command(title, ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {};
  add(expected, unexpected + flaky, ok);
}

/** Does what the next steps need; what it answers with, or undefined when it failed, which counts as a failed test. */
export async function prepare(title, run) {
  const start = performance.now();
  console.log(`\n== ${title}`);
  try {
    const made = await run();
    end(title, true, start);
    return made;
  } catch (error) {
    console.error(error.message);
    end(title, false, start);
    add(0, 1, false);
  }
}

function end(title, ok, start) {
  const line = `== ${title}: ${ok ? "ok" : "FAILED"} in ${duration(start)}`;
  console.log(line);
  steps.push(line);
}

function duration(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function add(passed, failed, ok) {
  totals.passed += passed;
  totals.failed += failed === 0 && !ok ? 1 : failed;
}

/** Prints every step with its time and, last, the counts; ends with 0 only if something ran and nothing failed. */
export function finish() {
  console.log(`\n${steps.join("\n")}\n== All in ${duration(began)}`);
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

function exitCode(node, args, env) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("close", (code) => resolve(code ?? 1));
    child.on("error", () => resolve(1));
  });
}
