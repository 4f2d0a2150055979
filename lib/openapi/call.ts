import { type Documented, documentationOf } from "@/lib/api/documentation";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** One method of one address, with what it says of itself. `path` is in OpenAPI's form: "/api/v1/menus/{menuId}". */
export type Call = { path: string; method: Method; documentation: Documented };

/** A route file's address as Next has it ("/api/v1/menus/[menuId]") and what the file exports. */
export type Route = { path: string; exports: Record<string, unknown> };

/** The calls of these routes, each once; what only refuses is none. */
export function callsOf(routes: readonly Route[]): Call[] {
  return routes.flatMap(({ path, exports }) =>
    METHODS.flatMap((method) => {
      const documentation = documentationOf(exports[method]);
      return documentation ? [{ path: path.replace(SEGMENT, "{$1}"), method, documentation }] : [];
    }),
  );
}

/** `[menuId]`, `[...path]` and `[[...path]]`. */
const SEGMENT = /\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}/g;

export const pathParameters = ({ path }: Pick<Call, "path">) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

export const isUnsafeCall = ({ method }: Pick<Call, "method">) => method !== "GET";
export const isOpen = ({ documentation: { access } }: Call) => access === "anyone" || access === "guest";
/** Calls of the way in and out take no notice of a workspace. */
export const knowsWorkspace = ({ documentation: { access, unverified } }: Call) => !unverified && access !== "guest";
