import type * as z from "zod";
import type { ErrorCode } from "@/lib/errors";

/** What is sent that is no JSON of ours: its media type, what it is, and the schema of its fields if it has some. */
export type Media = { media: string; description: string; schema?: z.ZodType; headers?: Record<string, string> };

/** What the API's document says of a call beyond what its schemas already say. See `lib/openapi/openapi.ts`. */
export type Documentation = {
  /** One line in the imperative: "Create a menu". */
  summary?: string;
  /** What one must know beyond that, in Markdown. */
  description?: string;
  /** By status. A zod schema: the JSON beside `status: "success"`. A `Media`: anything else, or an empty answer of a protocol. */
  answers?: { readonly [status: number]: z.ZodType | Media };
  /** The refusals that only the rows can tell, such as `["conflict"]`; those that follow from the options need no word. */
  refusals?: readonly ErrorCode[];
  /** A body that is not JSON; the call takes JSON as well if it has a `body` too. */
  takes?: Media;
  /** What a body looks like where the schema that checks it first says less. */
  bodyShape?: z.ZodType;
};

/** The options of `endpoint` that a reader of the API must know. */
export type Documented = Documentation & {
  access: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  maxBody?: number;
  confirmed?: boolean;
  sessionOnly?: boolean;
  unverified?: boolean;
  /** Not made by `endpoint()`, so it refuses for no reason but those it names. */
  bare?: boolean;
};

const DOCUMENTED = Symbol.for("plinth.documented");

/** Keeps what a handler says of itself on it, where the generator finds it. */
export function withDocumentation<H extends object>(handler: H, documentation: Documented | undefined): H {
  return Object.assign(handler, { [DOCUMENTED]: documentation });
}

/** What a handler says of itself; undefined for one that only refuses. */
export const documentationOf = (handler: unknown): Documented | undefined =>
  (handler as { [DOCUMENTED]?: Documented } | undefined)?.[DOCUMENTED];
