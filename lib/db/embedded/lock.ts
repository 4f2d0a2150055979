import crypto from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { canBeSocketPath, listen } from "@/lib/db/embedded/listening";

// The lock of a data folder is a listening socket, because a socket always closes when its process ends. Each process
// listens on a socket whose file has a unique name. It shows the file by renaming it, and then looks for the shown
// files of other processes. If a socket refuses connections, its process is dead. The file of the socket can then be
// removed, because names are never reused. A process that finds no other shown file holds the lock. If two processes
// start at the same time, at least one finds the other, because each shows its file before it looks. If processes find
// each other, the one whose file name sorts first keeps its file shown, and the rest hide theirs. All of them look
// again a little later.

const MAX_WAIT_MS = 1_200;
const MAX_PAUSE_MS = 100;
const RESPONSE_MS = 2_000;
const ABANDONED_AFTER_MS = 60_000;
const SHOWN_NAME = /^[0-9a-f]{8}\.(?:sock|tcp)$/;

/** Another process uses the data folder. The message tells the operator what to do. */
export class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";
  constructor(dataDir: string) {
    super(`Another process uses the database in ${dataDir}. Stop that one first, or set DATA_DIR to another folder.`);
  }
}

export type Claim = {
  /** A folder for sockets. Only its owner can enter it. */
  folder: string;
  /** Releases the data folder. */
  release(): void;
};

/** The lock of this process: its server, and the two names of its file, hidden and shown. */
type Lock = { server: net.Server; hidden: string; shown: string };

/** Locks a data folder until this process ends or releases it. Rejects with `DatabaseInUseError`. */
export async function claimFolder(dataDir: string): Promise<Claim> {
  fs.mkdirSync(dataDir, { recursive: true });
  const folder = path.join(fs.realpathSync(dataDir), "run");
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o700);
  const lock = await createLock(folder);
  const isAcquired = await acquire(folder, lock);
  if (isAcquired) return { folder, release: () => remove(lock) };
  remove(lock);
  throw new DatabaseInUseError(dataDir);
}

async function createLock(folder: string): Promise<Lock> {
  const id = crypto.randomBytes(4).toString("hex");
  const hidden = path.join(folder, `${id}.tmp`);
  const socket = path.join(folder, `${id}.sock`);
  if (canBeSocketPath(socket)) {
    const server = await listen({ path: hidden }).catch(() => undefined); // some file systems do not support sockets
    if (server) {
      server.on("connection", (caller) => caller.destroy());
      return { server, hidden, shown: socket };
    }
  }
  const server = await listen({ host: "127.0.0.1", port: 0 });
  server.on("connection", (caller) => caller.on("error", () => caller.destroy()).end(id));
  fs.writeFileSync(hidden, String((server.address() as net.AddressInfo).port), { mode: 0o600 });
  return { server, hidden, shown: path.join(folder, `${id}.tcp`) };
}

function remove({ server, hidden, shown }: Lock) {
  server.close();
  for (const file of [hidden, shown]) fs.rmSync(file, { force: true });
}

/** Shows the lock. Returns true once no other lock is shown, or false if that takes too long. */
async function acquire(folder: string, { hidden, shown }: Lock): Promise<boolean> {
  const ownName = path.basename(shown);
  const deadline = performance.now() + MAX_WAIT_MS;
  do {
    if (fs.existsSync(hidden)) fs.renameSync(hidden, shown);
    const others = await findLiveOthers(folder, ownName);
    if (others.length === 0) return true;
    if (others.some((other) => other < ownName)) fs.renameSync(shown, hidden);
    await sleep(crypto.randomInt(MAX_PAUSE_MS));
  } while (performance.now() < deadline);
  return false;
}

/** The names of the shown locks of other live processes. Removes the files of dead processes. */
async function findLiveOthers(folder: string, ownName: string): Promise<string[]> {
  const names = fs.readdirSync(folder).filter((name) => name !== ownName);
  for (const name of names) if (name.endsWith(".tmp")) removeAbandoned(path.join(folder, name));
  const others = names.filter((name) => SHOWN_NAME.test(name));
  const areAlive = await Promise.all(others.map((name) => isAlive(path.join(folder, name))));
  return others.filter((_, index) => areAlive[index]);
}

/** Locks are hidden only briefly. An old hidden file is from an interrupted start. */
function removeAbandoned(file: string) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat && Date.now() - stat.mtimeMs > ABANDONED_AFTER_MS) fs.rmSync(file, { force: true });
}

/** Whether the process of a shown lock is alive. Removes the file if not. */
async function isAlive(file: string): Promise<boolean> {
  const isListening = file.endsWith(".tcp") ? await isAliveOnPort(file) : await isAliveOnSocket(file);
  if (!isListening) fs.rmSync(file, { force: true });
  return isListening;
}

/** Only a refused connection or a missing file means that no process listens. */
function isAliveOnSocket(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ path: file });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT"),
    );
  });
}

/**
 * Another program may be using the port by now, so a connection proves nothing. A live process sends the id in the
 * name of its file, or nothing if it is too busy.
 */
function isAliveOnPort(file: string): Promise<boolean> {
  const port = readPort(file);
  if (port === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = net.connect({ host: "127.0.0.1", port });
    let received = "";
    socket.setTimeout(RESPONSE_MS, () => socket.destroy());
    socket.on("timeout", () => resolve(received === ""));
    socket.on("data", (data) => {
      received += data;
    });
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(received === path.basename(file, ".tcp")));
  });
}

/** Returns undefined if the file was removed or damaged, for example by a power failure. */
function readPort(file: string): number | undefined {
  try {
    return Number(fs.readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
