import { type ChildProcess, spawn } from "node:child_process";
import net, { type AddressInfo } from "node:net";

export type RunningApp = {
  port: number;
  url: string;
  child: ChildProcess;
  output(): string;
  /** Resolves when the server is ready. Rejects with the server's output if the server ends before that. */
  ready: Promise<void>;
  /** Resolves with the server's exit code, or with the name of the signal that ended the server. */
  ended: Promise<number | string>;
};

const startedProcesses: ChildProcess[] = [];

type Options = { env?: Record<string, string>; uid?: number; command?: string[] };

/**
 * Starts `npm run up`, or `command`, in the folder, in its own process group. It inherits only PATH and HOME from this
 * process.
 */
export async function startApp(
  folder: string,
  { env = {}, uid, command = ["npm", "run", "up"] }: Options = {},
): Promise<RunningApp> {
  const port = Number(env.PORT ?? (await pickFreePort()));
  const [program = "npm", ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { NODE_ENV: "production", PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  startedProcesses.push(child);
  let output = "";
  const ended = new Promise<number | string>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal ?? "unknown")),
  );
  const ready = new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Stop it with Ctrl-C")) resolve();
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    void ended.then((code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
  ready.catch(() => undefined); // a test that expects the server to end does not await `ready`
  return { port, url: `http://localhost:${port}`, child, output: () => output, ready, ended };
}

/** Sends SIGINT to the whole process group, as a terminal does at Ctrl-C. */
export function pressCtrlC({ child }: RunningApp): void {
  process.kill(-(child.pid ?? 0), "SIGINT");
}

/** Ends all processes that a test has left running. */
export function endAll(): void {
  for (const { pid } of startedProcesses.splice(0)) {
    try {
      process.kill(-(pid ?? 0), "SIGKILL");
    } catch {
      // The process group has already ended.
    }
  }
}

export async function pickFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
