import type { Server } from "node:http";
import { type Connections, stopServer } from "@/lib/server/stopping";

/**
 * npm forwards a Ctrl-C that the terminal has also sent to this process. A second signal within this time comes from
 * the same Ctrl-C.
 */
const SAME_SIGNAL_MS = 400;

const PARENT_CHECK_MS = 500;

/** The usual exit code of a process that Ctrl-C has ended. */
const INTERRUPTED_EXIT_CODE = 130;

/** Stops the server gracefully on Ctrl-C, SIGTERM or a closed terminal. A second signal ends it at once. */
export function stopOnSignals(server: Server, connections: Connections): void {
  let firstAt: number | undefined;

  function stop(): void {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(INTERRUPTED_EXIT_CODE);
      return;
    }
    firstAt = performance.now();
    console.log("Stopping");
    stopServer(server, connections).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  stopWithParent(stop);
}

/** Stops the server if npm or its shell is killed, because no signal would reach this process then. */
function stopWithParent(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
