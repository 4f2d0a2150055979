import { type DestinationStream, type Logger, pino } from "pino";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state.mjs";

const state = processState("log", (): { logger?: Logger | undefined } => ({}));

const HIDDEN = "[hidden]";
const SECRET_NAMES =
  /authorization|cookie|password|token|secret|credential|private_?key|api_?key|^(code|codes|otp|dsn)$/i;
const MAX_DEPTH = 6;

/**
 * Returns a copy in which the values of fields with names like "password" or "token", and objects nested too deeply,
 * are replaced. Of an error, copies only what `errorFields` returns.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return errorFields(value);
  if (value instanceof Date || typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return "[too deep]";
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAMES.test(name) ? HIDDEN : withoutSecrets(item, depth + 1),
    ]),
  );
}

/**
 * Returns the standard properties of an error and its `code`. Other properties are omitted, because packages add whole
 * requests and configurations to their errors.
 */
function errorFields(error: Error, depth = 0): object {
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const causeField = cause instanceof Error && depth < MAX_DEPTH ? { cause: errorFields(cause, depth + 1) } : {};
  return { name, message, ...code, stack, ...causeField };
}

/** Formats a line for the terminal: time, level, message, then the fields. */
function formatLine(json: string): string {
  const { time, level, msg = "", err, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const parts = [new Date(String(time)).toLocaleTimeString("en-GB"), String(level).padEnd(5), String(msg)];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(`${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  }
  const stack = (err as { stack?: string } | undefined)?.stack;
  return `${parts.join(" ")}\n${stack ? `${stack}\n` : ""}`;
}

const terminal: DestinationStream = { write: (line) => void process.stdout.write(formatLine(line)) };

/** Creates a logger of the given level that writes JSON lines to `destination` or, by default, to standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => withoutSecrets(fields) as Record<string, unknown>,
      },
      serializers: { err: (fields: object) => fields }, // pino's own serializer would add the type "Object"
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

/**
 * Replaces the process's log. Undefined restores the default.
 *
 * @internal for tests, which read the lines of their own log
 */
export function setLog(logger: Logger | undefined): void {
  state.logger = logger;
}

function currentLog(): Logger {
  const { LOG_LEVEL, NODE_ENV } = env();
  state.logger ??= NODE_ENV === "development" ? createLog(LOG_LEVEL, terminal) : createLog(LOG_LEVEL);
  return state.logger;
}

/**
 * The log of this process: `log.info({ id }, "what happened")`, with errors as `{ err }`. The logger behind it is
 * created at the first use, so that modules can import `log` before the environment is checked. Fields named like
 * secrets are hidden. Secrets inside a message are not hidden, so leave them out.
 */
export const log: Logger = new Proxy({} as Logger, {
  get(_, property) {
    const logger = currentLog();
    const value: unknown = Reflect.get(logger, property);
    return typeof value === "function" ? value.bind(logger) : value;
  },
  set: (_, property, value) => Reflect.set(currentLog(), property, value),
});
