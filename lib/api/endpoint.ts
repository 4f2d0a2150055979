import "server-only";
import * as z from "zod";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { type Access, isUnsafe, limitCalls, requireAdmission } from "@/lib/api/admission";
import { type Documentation, withDocumentation } from "@/lib/api/documentation";
import { markGuarded, type RouteHandler } from "@/lib/api/methods";
import { actorFrom } from "@/lib/auth/find-actor";
import { errorResponse } from "@/lib/http/error-response";
import { parseInput, parseJson, parsePath, readBody } from "@/lib/http/input";
import { passBody } from "@/lib/http/passed-bodies";
import { isOfMedia, streamedBody } from "@/lib/http/streamed-body";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { translatorFor } from "@/lib/localizations/translator";
import { requireWorkspace, type WorkspaceScope } from "@/lib/workspaces/scope";

type ActorFor<A extends Access> = A extends "anyone" | "guest" ? Actor : UserActor;

export type Options<A extends Access, P, Q, B> = Documentation & {
  access: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** Without one the call takes no body, or `{}`. */
  body?: z.ZodType<B>;
  /** Bytes of the body: 1 MB of JSON unless said; what the call `takes` instead has no limit but this one. */
  maxBody?: number;
  /** The password must have been confirmed within the last 9000 seconds, else 423. */
  confirmed?: boolean;
  /** It touches the keys of the account: neither a bearer token nor a shared demo account may make this call. */
  sessionOnly?: boolean;
  /** Open to a user whose email is not verified yet. */
  unverified?: boolean;
  /** Files are no calls: the general limit takes no notice of them. */
  uncounted?: boolean;
};

export type Call<A extends Access, P, Q, B> = {
  request: Request;
  visitor: Visitor;
  actor: ActorFor<A>;
  params: P;
  query: Q;
  body: B;
  /** Where new rows go and lists look: the workspace named by `workspaceId`, null for the personal one. */
  workspace: WorkspaceScope | null;
  /** Headers of the response: `Set-Cookie` above all. */
  headers: Headers;
};

const MEGABYTE = 1024 * 1024;
/** Auth calls take small bodies only. */
export const AUTH_BODY_BYTES = 16 * 1024;
const NOTHING = z.strictObject({});

/**
 * A route handler: refuses in the order of contract section 1, parses the input, runs the use case and sends what it
 * returns as JSON beside `status: "success"`. A `Response` is sent as it is. A body that the call `takes` is not read here:
 * `run` reads it from `request.body` as it arrives. With a `body` schema beside `takes` the call takes JSON as well, and
 * `body` is undefined when something else came.
 */
export function endpoint<const A extends Access, P = undefined, Q = undefined, B = undefined>(
  options: Options<A, P, Q, B>,
  run: (call: Call<A, P, Q, B>) => Promise<unknown>,
): RouteHandler {
  const handler: RouteHandler = async (original, context) => {
    let caller: Actor | undefined;
    const visitor = visitorOf(original);
    let arrived: Arrived = { request: original, bytes: null, settle: asItIs };
    try {
      caller = await actorFrom(original, visitor);
      if (!options.uncounted) await limitCalls(visitor, caller);
      arrived = await arrival(original, options);
      await requireAdmission(original, caller, options);
      const { workspaceId, ...input } = inputOf(options, original, await context.params, arrived.bytes);
      // calls of the way in and out take no notice of a workspace that the browser still remembers
      const knowsWorkspace = !options.unverified && options.access !== "guest";
      const workspace = knowsWorkspace ? await requireWorkspace(caller, workspaceId) : null;
      const call = { request: arrived.request, visitor, actor: caller as ActorFor<A>, ...input, workspace };
      const headers = new Headers({ "Cache-Control": "no-store" });
      const result = await run({ ...call, headers });
      return await arrived.settle(responseOf(original, result, { status: successStatus(options), headers }));
    } catch (error) {
      return arrived.settle(await errorResponse(error, original, () => translatorFor(visitor, caller)));
    }
  };
  return withDocumentation(markGuarded(handler), options);
}

type Bodies = { takes?: { media: string }; body?: z.ZodType; maxBody?: number };
type Arrived = {
  request: Request;
  /** Of a JSON body; null where there is none to read. */
  bytes: Uint8Array | null;
  settle: (response: Response) => Promise<Response>;
};

const asItIs = async (response: Response) => response;

/** The body as the call wants it: its JSON, or still on its way. Where both may come, JSON is what is not of the media type. */
async function arrival(request: Request, { takes, body, maxBody }: Bodies): Promise<Arrived> {
  if (!isUnsafe(request)) return { request, bytes: null, settle: asItIs };
  if (takes && (!body || isOfMedia(request, takes.media))) {
    return { ...streamedBody(request, { media: takes.media, maxBytes: maxBody }), bytes: null };
  }
  return { request, bytes: await readBody(request, takes ? MEGABYTE : (maxBody ?? MEGABYTE)), settle: asItIs };
}

type Parts<P, Q, B> = { params?: z.ZodType<P>; query?: z.ZodType<Q>; body?: z.ZodType<B> };

/** The call's input, checked; `bytes` is null where a body means nothing. `_method` and `workspaceId` are no call's own. */
function inputOf<P, Q, B>(
  parts: Parts<P, Q, B>,
  request: Request,
  path: Record<string, string | string[]>,
  bytes: Uint8Array | null,
) {
  const { _method, workspaceId, ...search } = Object.fromEntries(new URL(request.url).searchParams);
  const params = parts.params ? parsePath(parts.params, path) : (undefined as P);
  const json = bytes ? parseJson(bytes) : {};
  const query = parts.query ? parseInput(parts.query, search) : (undefined as Q);
  const body = bytes ? parseInput((parts.body ?? NOTHING) as z.ZodType<B>, json) : (undefined as B);
  return { params, query, body, workspaceId };
}

/** The documented status of success: 201 for a created resource, 202 for work begun, else 200. */
function successStatus({ answers = {} }: Documentation): number {
  return (
    Object.keys(answers)
      .map(Number)
      .find((status) => status >= 200 && status < 300) ?? 200
  );
}

/** What `run` returned as JSON beside `status: "success"`. A `Response` is sent as it is. */
function responseOf(request: Request, result: unknown, init: { status: number; headers: Headers }): Response {
  if (result instanceof Response) return result;
  return jsonResponse(request, JSON.stringify({ status: "success", ...(result as object | undefined) }), init);
}

/** The answer of JSON text to a request. */
export function jsonResponse(request: Request, text: string, init: { status?: number; headers: Headers }): Response {
  init.headers.set("Content-Type", "application/json");
  return new Response(passBody(request.headers.get("x-request-id"), text) ? null : text, init);
}
