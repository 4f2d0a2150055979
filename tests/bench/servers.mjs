import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";

const TIMEOUT_MS = 60_000;

/**
 * Starts a Node program and waits until `url` responds with 200. Returns how long that took, a function that reads the
 * program's memory, and `stop`.
 */
export async function startServer(args, { cwd, env, url }) {
  if (await isReady(url)) throw new Error(`Another server already responds at ${url}`);
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = () => child.kill();
  process.once("exit", kill); // otherwise the server would outlive a bench that fails
  const exited = new Promise((resolve) => child.once("exit", resolve));
  void exited.then(() => process.removeListener("exit", kill));
  while (!(await isReady(url))) {
    if (performance.now() - startedAtMs > TIMEOUT_MS || child.exitCode !== null) {
      child.kill();
      throw new Error(`${args.join(" ")} does not respond at ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    startMs: performance.now() - startedAtMs,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function isReady(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { signal: AbortSignal.timeout(5_000) }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("error", () => resolve(false));
  });
}
