import type * as z from "zod";
import type { ErrorCode } from "@/lib/errors";

/** A body that is not JSON: its media type, what it is, and the schema of its fields if it has any. */
export type Media = { media: string; description: string; schema?: z.ZodType; headers?: Record<string, string> };

/** What the API document says about a call beyond its schemas. See `lib/openapi/openapi.ts`. */
export type Documentation = {
  /** One line in the imperative: "Create a menu". */
  summary?: string;
  /** More than the summary, in Markdown. */
  description?: string;
  /** By status. A zod schema: the JSON beside `status: "success"`. A `Media`: anything else, or an empty response. */
  answers?: { readonly [status: number]: z.ZodType | Media };
  /** Refusals that depend on data, such as `["conflict"]`. Those that follow from the options are added by themselves. */
  refusals?: readonly ErrorCode[];
  /** A body that is not JSON; the call takes JSON as well if it has a `body` too. */
  takes?: Media;
  /** The schema to document, where the one that checks the body first is less precise. */
  bodyShape?: z.ZodType;
};

/** The options of `endpoint` that the API document shows. */
export type Documented = Documentation & {
  access: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  maxBody?: number;
  confirmed?: boolean;
  sessionOnly?: boolean;
  unverified?: boolean;
  /** Not made by `endpoint()`, so it refuses only for the reasons it names. */
  bare?: boolean;
};

const DOCUMENTED = Symbol.for("plinth.documented");

/** Attaches the documentation to a handler, where the generator finds it. */
export function withDocumentation<H extends object>(handler: H, documentation: Documented | undefined): H {
  return Object.assign(handler, { [DOCUMENTED]: documentation });
}

/** The documentation of a handler. Undefined for one that only refuses. */
export const documentationOf = (handler: unknown): Documented | undefined =>
  (handler as { [DOCUMENTED]?: Documented } | undefined)?.[DOCUMENTED];
