export function processState(name, create) {
  const key = Symbol.for(`plinth.${name}`);
  globalThis[key] ??= create();
  return globalThis[key];
}
