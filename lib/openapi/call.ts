import { type DocumentedOptions, documentationOf } from "@/lib/api/documentation";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** One method of one path, with its documentation. `path` has OpenAPI's form: "/api/v1/menus/{menuId}". */
export type Call = { path: string; method: Method; documentation: DocumentedOptions };

/** A route file: its path in Next's form ("/api/v1/menus/[menuId]") and its exports. */
export type Route = { path: string; exports: Record<string, unknown> };

/**
 * Returns the documented calls of these routes. Omits methods that a path does not support: their handlers have no
 * documentation.
 */
export function callsOf(routes: readonly Route[]): Call[] {
  return routes.flatMap(({ path, exports }) =>
    METHODS.flatMap((method) => {
      const documentation = documentationOf(exports[method]);
      return documentation ? [{ path: path.replace(PARAMETER, "{$1}"), method, documentation }] : [];
    }),
  );
}

/** Matches a parameter of a path in Next's form: `[menuId]`, `[...path]` or `[[...path]]`. */
const PARAMETER = /\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}/g;

export const pathParameters = ({ path }: Pick<Call, "path">) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

export const isUnsafeCall = ({ method }: Pick<Call, "method">) => method !== "GET";
/** Whether a caller without a bearer token must send the CSRF token. */
export const needsCsrf = (call: Call) =>
  (isUnsafeCall(call) && !call.documentation.withoutCsrf) || Boolean(call.documentation.csrf);
/** Whether guests may make the call. */
export const isOpen = ({ documentation: { access } }: Call) => access === "anyone" || access === "guest";
/** Whether the call reads `workspaceId`. Calls such as login and logout ignore it: see `endpoint`. */
export const hasWorkspaceParameter = ({ documentation: { access, allowsUnverifiedEmail } }: Call) =>
  !allowsUnverifiedEmail && access !== "guest";
