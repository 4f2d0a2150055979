import crypto from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fitsSocketPath, listen } from "@/lib/db/embedded/listening";

// A listening socket is the lock of a data folder, because it ends with its process however that ends. Every process listens under a
// name that nobody had before, shows it in the folder, and then looks for others. One whose socket refuses is gone for good (its name
// never comes back), so it may be removed without asking. Who sees no other has the folder: of two that start at once at least one
// sees the other, since each looks after it can be seen. Of those that see each other all but the first by name step back, and try
// again a little later.

const PATIENCE_MS = 1_200;
const LONGEST_PAUSE_MS = 100;
const ANSWER_MS = 2_000;
const ABANDONED_AFTER_MS = 60_000;
const SHOWN = /^[0-9a-f]{8}\.(?:sock|tcp)$/;

/** Another process has the data folder. The message says what to do. */
export class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";
  constructor(dataDir: string) {
    super(`Another process uses the database in ${dataDir}. Stop that one first, or set DATA_DIR to another folder.`);
  }
}

export type Claim = {
  /** A folder for sockets, which only its owner may enter. */
  folder: string;
  /** Gives the data folder back. */
  release(): void;
};

/** Our own lock: what listens, and the file that says so, hidden or shown. */
type Sign = { server: net.Server; hidden: string; shown: string };

/** Takes a data folder for this process until it ends or releases it. Rejects with `DatabaseInUseError`. */
export async function claimFolder(dataDir: string): Promise<Claim> {
  fs.mkdirSync(dataDir, { recursive: true });
  const folder = path.join(fs.realpathSync(dataDir), "run");
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o700);
  const sign = await makeSign(folder);
  const alone = await showAlone(folder, sign);
  if (alone) return { folder, release: () => remove(sign) };
  remove(sign);
  throw new DatabaseInUseError(dataDir);
}

async function makeSign(folder: string): Promise<Sign> {
  const id = crypto.randomBytes(4).toString("hex");
  const hidden = path.join(folder, `${id}.tmp`);
  const socket = path.join(folder, `${id}.sock`);
  if (fitsSocketPath(socket)) {
    const server = await listen({ path: hidden }).catch(() => undefined); // some file systems have no sockets
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

function remove({ server, hidden, shown }: Sign) {
  server.close();
  for (const file of [hidden, shown]) fs.rmSync(file, { force: true });
}

/** Shows the sign and resolves when no other is shown, or with false when that does not come to be. */
async function showAlone(folder: string, { hidden, shown }: Sign): Promise<boolean> {
  const own = path.basename(shown);
  const until = performance.now() + PATIENCE_MS;
  do {
    if (fs.existsSync(hidden)) fs.renameSync(hidden, shown);
    const others = await livingOthers(folder, own);
    if (others.length === 0) return true;
    if (others.some((other) => other < own)) fs.renameSync(shown, hidden);
    await sleep(crypto.randomInt(LONGEST_PAUSE_MS));
  } while (performance.now() < until);
  return false;
}

/** The names of the others that are shown and alive. Removes what the dead have left. */
async function livingOthers(folder: string, own: string): Promise<string[]> {
  const names = fs.readdirSync(folder).filter((name) => name !== own);
  for (const name of names) if (name.endsWith(".tmp")) removeAbandoned(path.join(folder, name));
  const others = names.filter((name) => SHOWN.test(name));
  const alive = await Promise.all(others.map((name) => isAlive(path.join(folder, name))));
  return others.filter((_, index) => alive[index]);
}

/** Signs are hidden for moments; an old one is from a start that was interrupted. */
function removeAbandoned(file: string) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat && Date.now() - stat.mtimeMs > ABANDONED_AFTER_MS) fs.rmSync(file, { force: true });
}

async function isAlive(file: string): Promise<boolean> {
  const alive = file.endsWith(".tcp") ? await portAnswers(file) : await connects(file);
  if (!alive) fs.rmSync(file, { force: true });
  return alive;
}

/** Whether somebody listens. Anything but a clear no counts as yes. */
function connects(file: string): Promise<boolean> {
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

/** A port may belong to another program by now: only who knows the sign's name, or is too busy to say anything, counts as alive. */
function portAnswers(file: string): Promise<boolean> {
  const port = readPort(file);
  if (port === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = net.connect({ host: "127.0.0.1", port });
    let answer = "";
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on("timeout", () => resolve(answer === ""));
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(answer === path.basename(file, ".tcp")));
  });
}

/** Undefined where the sign is gone meanwhile, or was cut off by a power failure. */
function readPort(file: string): number | undefined {
  try {
    return Number(fs.readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
