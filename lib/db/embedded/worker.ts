// The worker thread of the embedded database. It is a thread so that it ends with the process.
import { parentPort, workerData } from "node:worker_threads";
import { ensureDataFolder } from "@/lib/db/embedded/data-folder";
import { listenForClients } from "@/lib/db/embedded/listening";
import { claimFolder } from "@/lib/db/embedded/lock";
import { openSession } from "@/lib/db/embedded/session";
import { serve } from "@/lib/db/embedded/session-server";
import type { WorkerMessage } from "@/lib/db/embedded/start";

const { dataDir } = workerData as { dataDir: string };
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

function fail(error: unknown): never {
  const { name, message } = error as Error;
  send({ type: "failed", name, message });
  process.exit(1);
}

async function run() {
  const claim = await claimFolder(dataDir);
  const folder = await ensureDataFolder(dataDir, new URL("./embedded-initialise.mjs", import.meta.url));
  const session = await openSession(folder);
  const { server, url, password } = await listenForClients(claim.folder);
  const { accept, close } = serve(session, { password, onBroken: fail });
  server.on("connection", accept);

  async function stop() {
    server.close();
    await close();
    claim.release();
    send({ type: "stopped" });
    process.exit(0);
  }
  parentPort?.once("message", () => void stop().catch(fail));
  send({ type: "ready", url });
}

run().catch(fail);
