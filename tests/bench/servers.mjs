import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";

const WAIT_MS = 60_000;

/** Starts a program and waits until `url` responds. Returns the ms this took, its memory in MB, and `stop`. */
export async function startServer(args, { cwd, env, url, host }) {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  while (!(await answers(url, host))) {
    if (performance.now() - began > WAIT_MS || child.exitCode !== null)
      throw new Error(`${args.join(" ")} does not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    startMs: performance.now() - began,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: async () => {
      child.kill("SIGTERM");
      await gone;
    },
  };
}

function answers(url, host) {
  return new Promise((resolve) => {
    const request = http.get(url, { headers: host ? { host } : {} }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("error", () => resolve(false));
  });
}
