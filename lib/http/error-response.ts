import "server-only";
import { isForeignKeyViolation } from "@/lib/db/violations";
import { env } from "@/lib/env";
import { reportError } from "@/lib/error-reports/report";
import { AppError, concurrentChange, type ErrorCode, type FieldMessage } from "@/lib/errors";
import { debugPayload } from "@/lib/http/debug-payload";
import { requestId } from "@/lib/http/visitor";
import { translate } from "@/lib/i18n/translate";
import { log } from "@/lib/log";

/** The HTTP status of each error code. */
export const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_unverified: 403,
  limit_reached: 403,
  subscription_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 409,
  not_configured: 409,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  csrf_mismatch: 419,
  invalid: 422,
  password_required: 423,
  too_many_requests: 429,
  unavailable: 503,
};

type T = (line: string, values?: Record<string, string | number>) => string;

/** Responds with `{ code, message, errors }` in the caller's language. Logs unexpected errors and responds with 500. */
export async function errorResponse(
  thrown: unknown,
  request: Request,
  translator: () => Promise<T>,
): Promise<Response> {
  const t = await translator().catch(() => english);
  const error = isForeignKeyViolation(thrown) ? concurrentChange() : thrown;
  if (!(error instanceof AppError)) return internalError(error, request, t);
  const { code, action, headers, payload } = error;
  const translateFieldMessage = (message: FieldMessage) =>
    typeof message === "string" ? translateMessage(message, error, t) : t(...message);
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([field, messages]) => [field, messages.map(translateFieldMessage)]),
  );
  const body = {
    code,
    message: translateMessage(error.message, error, t),
    errors,
    ...payload,
    ...(action && { action: { ...action, label: t(action.label) } }),
  };
  return Response.json(body, { status: STATUS[code], headers: { ...headers, "Cache-Control": "no-store" } });
}

/** Translates a message of the error, with the error's values and its translated words. */
export function translateMessage(message: string, { values, words }: AppError, t: T): string {
  const translatedWords = Object.entries(words).map(([name, word]) => [name, t(word)] as const);
  return t(message, { ...values, ...Object.fromEntries(translatedWords) });
}

const english: T = (text, values) => translate({}, text, values);

function internalError(error: unknown, request: Request, t: T): Response {
  const request_id = requestId(request);
  const context = { request_id, path: new URL(request.url).pathname };
  log.error({ err: error, ...context }, "A call failed");
  reportError(error, context);
  const details = env().APP_DEBUG ? debugPayload(error) : { message: t("There was an issue. Please try again.") };
  const body = { code: "internal", errors: {}, request_id, ...details };
  return Response.json(body, { status: 500, headers: { "Cache-Control": "no-store" } });
}
