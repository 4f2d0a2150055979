import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { build } from "esbuild";
import { until } from "@/tests/support/until";

/** Writes to stderr on every uncaught exception, as Next does. Exits with 0 if there is none, with 21 at the 21st. */
const PROGRAM = `
import { ignoreClosedOutput } from "@/lib/server/closed-output";
if (process.argv[2] === "ignore") ignoreClosedOutput(process.stdout, process.stderr);
let uncaught = 0;
process.on("uncaughtException", (error) => {
  uncaught += 1;
  if (uncaught > 20) process.exit(21);
  process.stderr.write(String(error));
});
process.once("SIGUSR2", () => {
  // A write error is counted before setImmediate runs its callback. If there is none, the process exits here.
  process.stderr.write("to nobody", () => setImmediate(() => uncaught || process.exit(0)));
});
setInterval(() => undefined, 1_000);
process.stdout.write("ready");
`;

let program: string;
beforeAll(async () => {
  program = path.resolve(".tmp/closed-output.mjs");
  await build({
    stdin: { contents: PROGRAM, resolveDir: ".", loader: "ts" },
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { "@": path.resolve(".") },
  });
});

/** Runs the program, closes its output and lets it write. Resolves with its exit code. */
async function writeToClosedOutput(mode: string): Promise<number | null> {
  const child: ChildProcess = spawn(process.execPath, [program, mode], {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 10_000,
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  await until(() => output.includes("ready"));
  child.stdout?.destroy();
  child.stderr?.destroy();
  const exit = once(child, "exit");
  child.kill("SIGUSR2");
  const [code] = await exit;
  return code;
}

test("with ignoreClosedOutput, writing to a closed output causes no uncaught exception", async () => {
  expect(await writeToClosedOutput("ignore")).toBe(0);
});

test("without ignoreClosedOutput, each report of a write error causes another write error", async () => {
  expect(await writeToClosedOutput("nothing")).toBe(21);
});
