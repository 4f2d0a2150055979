import type * as z from "zod";
import type { ErrorCode } from "@/lib/errors";

/** A body that is not JSON: its media type, a description, and the schema of its fields if it has any. */
export type Media = { media: string; description: string; schema?: z.ZodType; headers?: Record<string, string> };

/** The documentation of a call, apart from `params`, `query` and `body`. See `lib/openapi/openapi.ts`. */
export type Documentation = {
  /** One line in the imperative: "Create a menu". */
  summary?: string;
  /** More than the summary, in Markdown. */
  description?: string;
  /**
   * By HTTP status: the schema of the JSON without its `status` field, or a `Media` if the response is empty or not
   * JSON.
   */
  responses?: { readonly [status: number]: z.ZodType | Media };
  /** For a call that has no 2xx response: the reason. */
  noSuccess?: string;
  /**
   * Refusals that depend on data, such as `["conflict"]`. Refusals that follow from the other options are added
   * automatically.
   */
  refusals?: readonly ErrorCode[];
  /** A body that is not JSON. With a `body` schema the call also accepts JSON. */
  takes?: Media;
  /** The schema to document instead of `body`, if `body` is only a first and less precise check. */
  bodyShape?: z.ZodType;
};

/** The options of `endpoint` that the API document shows. */
export type DocumentedOptions = Documentation & {
  access: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  maxBody?: number;
  csrf?: boolean;
  passwordConfirmed?: boolean;
  sessionOnly?: boolean;
  ownerOnly?: boolean;
  allowsUnverifiedEmail?: boolean;
  withoutCsrf?: boolean;
  /** The handler was not created by `endpoint()`, so it has only the refusals that it lists. */
  bare?: boolean;
};

const DOCUMENTED = Symbol.for("plinth.documented");

/** Attaches the documentation to a handler for the generator of the API document. */
export function withDocumentation<H extends object>(handler: H, documentation: DocumentedOptions | undefined): H {
  return Object.assign(handler, { [DOCUMENTED]: documentation });
}

/** The documentation of a handler. Undefined for a handler that only refuses. */
export const documentationOf = (handler: unknown): DocumentedOptions | undefined =>
  (handler as { [DOCUMENTED]?: DocumentedOptions } | undefined)?.[DOCUMENTED];
