import type { EventEmitter } from "node:events";

type Output = Pick<EventEmitter, "on">;

/**
 * Keeps the process running when its output is closed, as after `npm run up | head`. Otherwise each later write would
 * cause an uncaught error, and logging that error would write to the same output, without end.
 */
export function ignoreClosedOutput(...outputs: Output[]): void {
  for (const output of outputs) output.on("error", () => undefined);
}
