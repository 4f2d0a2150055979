import path from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseInUseError } from "@/lib/db/embedded/lock";

const STOP_MS = 20_000;

/** The messages that the worker thread sends. */
export type WorkerMessage =
  | { type: "ready"; url: string }
  | { type: "stopped" }
  | { type: "failed"; name: string; message: string };

export type EmbeddedDatabase = {
  /** A connection string for `pg`, valid in this and in other processes of the same user until `stop`. */
  url: string;
  /** Ends every connection, writes everything to disk and releases the folder. */
  stop(): Promise<void>;
  /** Calls `callback` once if the database ends unexpectedly. The process must then end too. */
  onFailure(callback: (error: Error) => void): void;
};

/**
 * Starts the embedded database in a worker thread. The first start in a folder takes some seconds, later ones half a
 * second. Rejects with `DatabaseInUseError` while another process uses the folder. Error messages can be shown to the
 * operator.
 *
 * @param dataDir the folder that contains the database (`db`) and its socket (`run`)
 * @param options.workerUrl the bundled worker, dist/embedded-worker.mjs, with embedded-initialise.mjs beside it
 */
export async function startEmbedded(dataDir: string, options: { workerUrl?: URL } = {}): Promise<EmbeddedDatabase> {
  const folder = path.resolve(dataDir);
  const worker = new Worker(options.workerUrl ?? new URL("./embedded-worker.mjs", import.meta.url), {
    workerData: { dataDir: folder },
    execArgv: [],
  });
  const end = waitForEnd(worker, folder);
  const url = await Promise.race([
    waitForMessage(worker, "ready").then((message) => message.url),
    end.then((error) => Promise.reject(error)),
  ]);

  let stopping: Promise<void> | undefined;
  async function stop() {
    let hasStopped = false;
    worker.on("message", ({ type }: WorkerMessage) => {
      hasStopped ||= type === "stopped";
    });
    worker.postMessage("stop");
    // terminating is safe, because every confirmed write is on disk already
    const terminationTimer = setTimeout(() => void worker.terminate(), STOP_MS);
    const error = await end; // all messages of the worker have arrived by then
    clearTimeout(terminationTimer);
    if (!hasStopped) throw error;
  }

  return {
    url,
    stop() {
      stopping ??= stop();
      return stopping;
    },
    onFailure(callback) {
      void end.then((error) => !stopping && callback(error));
    },
  };
}

function waitForMessage<T extends WorkerMessage["type"]>(
  worker: Worker,
  type: T,
): Promise<Extract<WorkerMessage, { type: T }>> {
  return new Promise((resolve) => {
    worker.on("message", (message: WorkerMessage) => {
      if (message.type === type) resolve(message as Extract<WorkerMessage, { type: T }>);
    });
  });
}

/** Resolves with the reason when the worker has ended. */
function waitForEnd(worker: Worker, folder: string): Promise<Error> {
  return new Promise((resolve) => {
    let reason: Error | undefined;
    worker.on("message", (message: WorkerMessage) => {
      if (message.type === "failed") reason = errorFrom(message, folder);
    });
    worker.on("error", (error) => {
      reason ??= endedError(folder, error.message);
    });
    worker.on("exit", (code) => resolve(reason ?? endedError(folder, `its thread ended with code ${code}`)));
  });
}

function errorFrom({ name, message }: { name: string; message: string }, folder: string): Error {
  if (name === DatabaseInUseError.name) return new DatabaseInUseError(folder);
  return name === "DataFolderError" ? new Error(message) : endedError(folder, message);
}

const endedError = (folder: string, why: string) =>
  new Error(
    `The embedded database in ${folder} has ended: ${why.replace(/\.$/, "")}. All confirmed changes are on the disk. Start again.`,
  );
