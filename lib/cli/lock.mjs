import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const LOCK = ".tmp/build.lock";
const HEARTBEAT_MS = 2000;
/** A lock without a heartbeat for this long is stale. Its process id proves nothing, because containers reuse ids. */
const STALE_MS = 15_000;

/** Runs `work` under a lock, so that only one process installs or builds in this folder. Waits for the lock. */
export async function withLock(root, work) {
  const file = path.join(root, LOCK);
  mkdirSync(path.dirname(file), { recursive: true });
  await acquire(file);
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.removeListener("exit", release);
    release();
  }
}

async function acquire(file) {
  for (let waits = 0; !create(file); waits += 1) {
    if (waits === 0) console.log("Waiting for another process that is installing or building in this folder");
    if (isStale(file)) removeStale(file);
    else await delay(300);
  }
}

function create(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isStale(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > STALE_MS;
}

/** Renames the file before removing it, so that only one of several waiting processes succeeds. */
function removeStale(file) {
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
    if (isStale(moved)) rmSync(moved);
    else renameSync(moved, file); // another process was faster, and this is its new lock
  } catch {
    // Another process was faster.
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The lock has just been released.
  }
}
