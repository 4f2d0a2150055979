import type { EventEmitter } from "node:events";

type Output = Pick<EventEmitter, "on">;

/**
 * Keeps the process running when its output is closed, as after `npm run up | head`. The error of each later write
 * would otherwise be an uncaught error, which is written to the same output, without end.
 */
export function ignoreClosedOutput(...outputs: Output[]): void {
  for (const output of outputs) output.on("error", () => undefined);
}
