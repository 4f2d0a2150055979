import module from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

/** Missing in Node 20. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };

/** Keeps compiled code for the next start, if this version of Node can. Call this before the app is loaded. */
export function cacheCompiledCode(): void {
  enableCompileCache?.(path.resolve(".tmp/compile-cache"));
}

/**
 * Makes V8 collect old objects before the heap has grown by more than a fifth. Otherwise the heap may grow to several
 * times its live data. Call this after the start, which would take longer with so many collections.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=20");
}
