import { spawn } from "node:child_process";

/** An error whose message says what to do. It is printed without a stack. */
export class Failure extends Error {}

/** Runs a long step and prints its title, then its duration: "Building: done in 12.0 s". */
export async function runStep(title, work) {
  const began = performance.now();
  console.log(title);
  const result = await work();
  console.log(`${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs a program with Node and waits until it exits. If it fails, prints its output and rejects with a `Failure` whose
 * message is `sentence`: what failed and what to do.
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
