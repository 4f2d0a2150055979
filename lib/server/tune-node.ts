import module from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

/** Missing in Node 20. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };

/** Sets what Node has to know before it loads the app. */
export function tuneNode(): void {
  // By default the heap may grow to several times its live data before old objects are collected.
  setFlagsFromString("--heap-growing-percent=20");
  enableCompileCache?.(path.resolve(".tmp/compile-cache"));
}
