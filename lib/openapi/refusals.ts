import type { ZodOpenApiResponseObject } from "zod-openapi";
import type { ErrorCode } from "@/lib/errors";
import { STATUS } from "@/lib/http/error-response";
import { type Call, hasWorkspaceParameter, isOpen, isUnsafeCall, needsCsrf } from "@/lib/openapi/call";
import { errorWire } from "@/lib/openapi/envelope";

type Code = ErrorCode | "internal";

const DESCRIPTIONS: Record<Code, string> = {
  malformed: "The address or the body cannot be read, or the method override is invalid.",
  unauthenticated: "There is no session, or the token is invalid.",
  forbidden: "The caller may not do this.",
  email_unverified: "The user has to verify their email address first.",
  limit_reached: "The caller, or the owner of the workspace, has reached a limit.",
  subscription_required: "This needs a subscription.",
  not_found: "The resource does not exist, or the caller may not see it.",
  method_not_allowed: "The path does not support this method.",
  too_large: "The body is too large.",
  unsupported_media_type: "The body has an unsupported media type.",
  csrf_mismatch:
    "The call has no API token, and its `X-XSRF-TOKEN` is missing or wrong, or it comes from another site.",
  invalid: "The input is invalid; `errors` names the fields.",
  password_required: "The password has to be confirmed first.",
  too_many_requests: "Too many calls; `Retry-After` is the number of seconds to wait.",
  conflict: "The request conflicts with existing data.",
  stale: "The resource was changed in the meantime.",
  not_configured: "The server is not configured for this.",
  range_not_satisfiable: "The file does not contain these bytes.",
  unavailable: "This is not possible at the moment, for example while the server is starting.",
  internal: "A server error, with `request_id`.",
};

/** The codes with which the server can refuse any request before a handler runs. */
const COMMON_CODES: readonly Code[] = ["malformed", "too_many_requests", "internal", "unavailable"];

/** The error codes that follow from a call's options, and those that the call lists itself. */
export function refusalCodes(call: Call): Code[] {
  const { query, bare, refusals = [] } = call.documentation;
  if (bare) return [...COMMON_CODES, ...refusals];
  const isUnsafe = isUnsafeCall(call);
  const candidates: [Code, boolean][] = [
    ...COMMON_CODES.map((code): [Code, boolean] => [code, true]),
    ...admissionCodes(call),
    ["too_large", isUnsafe],
    ["invalid", Boolean(query) || isUnsafe],
  ];
  return [...new Set([...candidates.flatMap(([code, isPossible]) => (isPossible ? [code] : [])), ...refusals])];
}

/** The codes that depend on the caller, the address or the headers. True: this call can return the code. */
function admissionCodes(call: Call): [Code, boolean][] {
  const { access, params, passwordConfirmed, sessionOnly, ownerOnly, allowsUnverifiedEmail } = call.documentation;
  const needsPermission = !isOpen(call) && access !== "user";
  const isUnsafe = isUnsafeCall(call);
  return [
    ["unauthenticated", true],
    ["forbidden", access === "guest" || needsPermission || Boolean(sessionOnly) || Boolean(ownerOnly)],
    ["subscription_required", needsPermission],
    ["email_unverified", !allowsUnverifiedEmail],
    ["not_found", Boolean(params) || hasWorkspaceParameter(call)],
    ["unsupported_media_type", isUnsafe],
    ["csrf_mismatch", needsCsrf(call)],
    ["password_required", Boolean(passwordConfirmed)],
  ];
}

export const statusOf = (code: Code): number => (code === "internal" ? INTERNAL : STATUS[code]);

/** The refusals of a call by status. Each refusal is a component, so that calls with the same refusal can share it. */
export function refusalResponses(call: Call, components: Map<string, ZodOpenApiResponseObject>) {
  const byStatus = new Map<number, Code[]>();
  for (const code of refusalCodes(call)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [`${status}`, refusal(codes, components)]));
}

const INTERNAL = 500;
const RETRY_AFTER = { "Retry-After": { description: "In seconds.", schema: { type: "integer" as const, minimum: 1 } } };

function refusal(codes: Code[], components: Map<string, ZodOpenApiResponseObject>): ZodOpenApiResponseObject {
  const sorted = [...codes].sort();
  const id = sorted.join(".");
  const response = components.get(id) ?? {
    id,
    description: sorted.map((code) => `\`${code}\`: ${DESCRIPTIONS[code]}`).join("\n\n"),
    content: { "application/json": { schema: errorWire } },
    ...(sorted.includes("too_many_requests") && { headers: RETRY_AFTER }),
  };
  components.set(id, response);
  return response;
}
