import { spawn } from "node:child_process";

/** What ends a command with one sentence instead of a stack. */
export class Failure extends Error {}

/** Does a step of some length, and says so: "Building … 12 s". */
export async function step(title, work) {
  const began = performance.now();
  console.log(title);
  const result = await work();
  console.log(`${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs a program of this project with Node and waits for its end. Its output is shown only if it fails, then with `sentence`: what failed
 * and what to do.
 */
export function runNode(args, { cwd, env = {}, sentence }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Failure(sentence));
    });
  });
}
