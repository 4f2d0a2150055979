/**
 * Returns the object of this name that all copies of a module in this process share. The first call creates it. The
 * server's bundle and Next's bundles (middleware, instrumentation, route handlers) each have their own copy of a
 * module, and therefore their own module variables.
 */
export function processState<State extends object>(name: string, create: () => State): State;
