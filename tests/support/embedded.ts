import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import crypto from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { type EmbeddedDatabase, startEmbedded } from "@/lib/db/embedded/start";

const run = promisify(execFile);
const PROGRAMS = path.resolve(".tmp", `lib-tests-${process.env.JEST_WORKER_ID ?? "1"}`);
const ENTRIES = {
  "claim-program": "tests/support/claim-program.ts",
  "start-program": "tests/support/start-program.ts",
  "migrate-program": "tests/support/migrate-program.ts",
};

/** Returns the path of a bundled program. */
export const program = (name: string) => path.join(PROGRAMS, `${name}.mjs`);
export const workerUrl = () => pathToFileURL(program("embedded-worker"));
/** Starts the embedded database of a data folder. */
export const start = (dataDir: string) => startEmbedded(dataDir, { workerUrl: workerUrl() });

/** Bundles the programs as the build does. Call this before the tests of a file: most functions here run a program. */
export async function bundlePrograms(): Promise<void> {
  const bundle = `import(${JSON.stringify(pathToFileURL(path.resolve("tests/support/bundle.mjs")).href)})`;
  const call = `${bundle}.then(({ bundlePrograms }) => bundlePrograms(${JSON.stringify(path.basename(PROGRAMS))}, ${JSON.stringify(ENTRIES)}))`;
  await run(process.execPath, ["--input-type=module", "--eval", call]);
}

const folders: string[] = [];

/** Creates an empty data folder. Creating a database in it takes seconds: `prepareFolder` is faster. */
export function createEmptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-"));
  folders.push(folder);
  return folder;
}

/** Creates a data folder with an empty database, copied from a template that is kept between runs. */
export async function prepareFolder(): Promise<string> {
  const folder = createEmptyFolder();
  fs.cpSync(await ensureTemplate(), path.join(folder, "db"), { recursive: true });
  return folder;
}

/** Removes the folders that the functions above have created. */
export function removeFolders() {
  for (const folder of folders.splice(0))
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Creates the template if it does not exist yet. Returns its path. */
async function ensureTemplate(): Promise<string> {
  const hash = crypto.createHash("sha256").update(fs.readFileSync("node_modules/@electric-sql/pglite/package.json"));
  const template = path.resolve(".tmp", `blank-${hash.digest("hex").slice(0, 16)}`);
  if (fs.existsSync(template)) return template;
  const temporary = `${template}-${process.pid}`;
  await run(process.execPath, [program("embedded-initialise"), temporary]);
  try {
    fs.renameSync(temporary, template);
  } catch (error) {
    if (!fs.existsSync(template)) throw error; // otherwise another worker has created it first
    fs.rmSync(temporary, { recursive: true });
  }
  return template;
}

/** A running embedded database with a pool of connections. */
export type TestEmbedded = EmbeddedDatabase & {
  dataDir: string;
  pool: pg.Pool;
  connect(): Promise<pg.Client>;
  end(): Promise<void>;
};

/** Starts an embedded database with a pool of connections, by default in a new folder. */
export async function startWithPool(dataDir?: string): Promise<TestEmbedded> {
  const folder = dataDir ?? (await prepareFolder());
  const embedded = await start(folder);
  const pool = openPool(embedded.url);
  const clients: pg.Client[] = [];
  return {
    ...embedded,
    dataDir: folder,
    pool,
    async connect() {
      const client = new pg.Client({ connectionString: embedded.url });
      client.on("error", () => undefined);
      await client.connect();
      clients.push(client);
      return client;
    },
    async end() {
      await Promise.all(clients.map((client) => client.end()));
      await pool.end();
      await embedded.stop();
    },
  };
}

/** Opens a pool that ignores broken connections. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

export type StartedProcess = {
  child: ChildProcessWithoutNullStreams;
  output(): string;
  waitFor(pattern: RegExp): Promise<RegExpMatchArray>;
  kill(): Promise<void>;
};

/** Runs a program with Node. `waitFor` waits for output that matches, and rejects if the program ends without it. */
export function spawnProgram(file: string, ...args: string[]): StartedProcess {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, NODE_OPTIONS: "" } });
  let output = "";
  const closed = once(child, "close");
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  return {
    child,
    output: () => output,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = output.match(pattern);
          if (match) resolve(match);
        };
        check();
        for (const stream of [child.stdout, child.stderr]) stream.on("data", check);
        void closed.then(() => reject(new Error(`The program ended without ${pattern}: ${output}`)));
      }),
    async kill() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
