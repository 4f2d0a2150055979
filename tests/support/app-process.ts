import { type ChildProcess, spawn } from "node:child_process";
import http from "node:http";
import net from "node:net";
import { until } from "./until";

export type AppProcess = {
  origin: string;
  child: ChildProcess;
  output: () => string;
  /** Stops the server as an operator would, by SIGTERM. */
  stop(): Promise<void>;
  /** Ends the process at once, by SIGKILL. */
  kill(): Promise<void>;
};

type Options = { port?: number; dataDir: string; env?: Record<string, string> };

/** Starts the built production server as an operator would and waits until it responds. */
export async function startApp({ port, dataDir, env = {} }: Options): Promise<AppProcess> {
  const appPort = port ?? (await pickFreePort());
  const origin = `http://localhost:${appPort}`;
  const child = spawn(process.execPath, ["dist/server.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: "",
      PORT: String(appPort),
      APP_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...env,
    } as NodeJS.ProcessEnv,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));

  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
      return (await fetchStatus(`${origin}/api/health`)) === 200;
    },
    { what: `${origin} responds`, timeoutMs: 60_000 },
  );
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { origin, child, output: () => output, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/** Returns the status of the response, or 0 if there is none within five seconds. */
function fetchStatus(url: string): Promise<number> {
  return new Promise((resolve) => {
    http
      .get(url, { signal: AbortSignal.timeout(5_000) }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on("error", () => resolve(0));
  });
}

export async function pickFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
