/**
 * The object of this name that every copy of a module in this process shares; the first call creates it. The server's
 * bundle and Next's bundles (middleware, instrumentation, route handlers) each have their own copy of a module, and
 * with it their own module variables.
 */
export function processState<State extends object>(name: string, create: () => State): State;
