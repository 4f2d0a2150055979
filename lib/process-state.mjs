/**
 * Returns the object with this name, which all copies of a module in this process share. The first call creates it.
 * `process-state.d.mts` explains why there are copies.
 */
export function processState(name, create) {
  const key = Symbol.for(`plinth.${name}`);
  globalThis[key] ??= create();
  return globalThis[key];
}
