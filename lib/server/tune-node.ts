import module from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

/** Missing in Node 20. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };

/** Sets the options of Node that must be set before the app is loaded. */
export function tuneNode(): void {
  // By default the heap may grow to several times its live data before old objects are collected.
  setFlagsFromString("--heap-growing-percent=20");
  enableCompileCache?.(path.resolve(".tmp/compile-cache"));
}
