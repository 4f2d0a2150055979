import type { ZodOpenApiResponseObject } from "zod-openapi";
import type { ErrorCode } from "@/lib/errors";
import { STATUS } from "@/lib/http/error-response";
import { type Call, isOpen, isUnsafeCall, knowsWorkspace } from "@/lib/openapi/call";
import { errorWire } from "@/lib/openapi/envelope";

type Code = ErrorCode | "internal";

const WHEN: Record<Code, string> = {
  malformed: "The body is not JSON, or a method override does not hold.",
  unauthenticated: "Nobody is signed in, or the token is worth nothing.",
  forbidden: "The caller may not do this.",
  email_unverified: "The user has to verify their email address first.",
  limit_reached: "The caller has as many as they may have.",
  subscription_required: "This needs a subscription.",
  not_found: "There is no such thing, or it is not the caller's to see.",
  method_not_allowed: "The call has no such method.",
  too_large: "The body is too large.",
  unsupported_media_type: "The body is of another type.",
  csrf_mismatch: "A call by cookie without the right `X-XSRF-TOKEN`, or from another site.",
  invalid: "The input breaks a rule; `errors` names the fields.",
  password_required: "The password has to be confirmed first.",
  too_many_requests: "Too many calls; `Retry-After` says in how many seconds the next may succeed.",
  conflict: "It does not fit what is there.",
  stale: "Somebody else has changed it meanwhile.",
  not_configured: "The server is not set up for this.",
  range_not_satisfiable: "The file has no such bytes.",
  unavailable: "Not at the moment.",
  internal: "A failure of the server, with `request_id`.",
};

/** The codes of the refusals that a call's options bring with them, and those it names itself. */
export function refusalCodes(call: Call): Code[] {
  const { query, body, takes, bare, refusals = [] } = call.documentation;
  if (bare) return [...refusals];
  const when: [Code, boolean][] = [
    ...admissionCodes(call),
    ["too_large", Boolean(body ?? takes)],
    ["invalid", Boolean(query ?? body ?? takes) || isUnsafeCall(call)],
    ["too_many_requests", true],
    ["internal", true],
  ];
  return [...new Set([...when.flatMap(([code, holds]) => (holds ? [code] : [])), ...refusals])];
}

function admissionCodes(call: Call): [Code, boolean][] {
  const { access, params, confirmed, sessionOnly, unverified } = call.documentation;
  const needsPermission = !isOpen(call) && access !== "user";
  const unsafe = isUnsafeCall(call);
  return [
    ["malformed", unsafe],
    ["unauthenticated", true],
    ["forbidden", access === "guest" || needsPermission || Boolean(sessionOnly)],
    ["email_unverified", !unverified],
    ["not_found", Boolean(params) || knowsWorkspace(call)],
    ["unsupported_media_type", unsafe],
    ["csrf_mismatch", unsafe],
    ["password_required", Boolean(confirmed)],
  ];
}

/** The refusals of a call, by status: each a component, because many calls refuse alike. */
export function refusalResponses(call: Call, components: Map<string, ZodOpenApiResponseObject>) {
  const byStatus = new Map<number, Code[]>();
  for (const code of refusalCodes(call)) {
    const status = code === "internal" ? INTERNAL : STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [`${status}`, refusal(codes, components)]));
}

const INTERNAL = 500;
const RETRY_AFTER = { "Retry-After": { description: "In seconds.", schema: { type: "integer" as const, minimum: 1 } } };

function refusal(codes: Code[], components: Map<string, ZodOpenApiResponseObject>): ZodOpenApiResponseObject {
  const sorted = [...codes].sort();
  const id = sorted.join(".");
  const made = components.get(id) ?? {
    id,
    description: sorted.map((code) => `\`${code}\`: ${WHEN[code]}`).join("\n\n"),
    content: { "application/json": { schema: errorWire } },
    ...(sorted.includes("too_many_requests") && { headers: RETRY_AFTER }),
  };
  components.set(id, made);
  return made;
}
