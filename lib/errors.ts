import { line } from "@/lib/i18n/line";

/** Each field with its messages in the caller's language, as sent in a response. */
export type FieldErrors = Record<string, string[]>;

/** A line from the translation catalogue, with the values of its `:placeholders` if it has any. */
export type FieldMessage = string | readonly [line: string, values: Record<string, string | number>];
export type FieldMessages = Record<string, readonly FieldMessage[]>;

export type ErrorCode =
  | "malformed"
  | "unauthenticated"
  | "forbidden"
  | "email_unverified"
  | "limit_reached"
  | "subscription_required"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "stale"
  | "not_configured"
  | "too_large"
  | "unsupported_media_type"
  | "range_not_satisfiable"
  | "csrf_mismatch"
  | "invalid"
  | "password_required"
  | "too_many_requests"
  | "unavailable";

/** A button in the error's toast. `action`: the path or URL that it opens. */
export type ErrorAction = { label: string; action: string };

type ErrorDetails = {
  errors?: FieldMessages;
  action?: ErrorAction;
  headers?: Record<string, string>;
  /** The values of the message's `:placeholders`. */
  values?: Record<string, string | number>;
  /** Values of placeholders that must be translated too: `{ what: "Workspace" }`. */
  words?: Record<string, string>;
  /** Further keys of the response, such as the current version for `stale`. */
  payload?: Record<string, unknown>;
};

/** An expected error. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  readonly errors: FieldMessages;
  readonly action: ErrorAction | undefined;
  readonly headers: Record<string, string>;
  readonly values: Record<string, string | number>;
  readonly words: Record<string, string>;
  readonly payload: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { errors = {}, action, headers = {}, values = {}, words = {}, payload = {} }: ErrorDetails = {},
  ) {
    super(message);
    this.errors = errors;
    this.action = action;
    this.headers = headers;
    this.values = values;
    this.words = words;
    this.payload = payload;
  }
}

/** Creates the error for a missing row (404). `what`: a noun from the catalogue, such as "Workspace". */
export const notFound = (what: string) => new AppError("not_found", ":what not found.", { words: { what } });

/** Creates the error for an action that the actor may not take (403). */
export const forbidden = () => new AppError("forbidden", "You don't have permission to do this.");

/** Creates the error for a change that another request has made impossible in the meantime (409). */
export const concurrentChange = () =>
  new AppError("conflict", "Someone else changed this at the same time. Try again.");

/** Creates the error for invalid input (422). The first message is also the message of the response. */
export function invalid(errors: FieldMessages): AppError {
  const first = Object.values(errors)[0]?.[0] ?? line("The given data was invalid.");
  return typeof first === "string"
    ? new AppError("invalid", first, { errors })
    : new AppError("invalid", first[0], { errors, values: first[1] });
}

/** Awaits a row that the input refers to. If it does not exist (404), throws a 422 with `errors` instead. */
export async function requireReferenced<Row>(row: Promise<Row>, errors: FieldMessages): Promise<Row> {
  try {
    return await row;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw invalid(errors);
    throw error;
  }
}

/** Creates the error for a rate limit (429). `seconds`: the time until the next attempt may succeed. */
export const tooManyRequests = (seconds: number, message: string = line("Too many attempts. Try again in a moment.")) =>
  new AppError("too_many_requests", message, { headers: { "Retry-After": String(Math.max(1, Math.ceil(seconds))) } });
