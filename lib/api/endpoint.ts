import "server-only";
import * as z from "zod";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { type Access, isUnsafe, limitCalls, requireAdmission } from "@/lib/api/admission";
import { type Documentation, withDocumentation } from "@/lib/api/documentation";
import { markEndpoint, type RouteHandler } from "@/lib/api/methods";
import { findActor } from "@/lib/auth/find-actor";
import { errorResponse } from "@/lib/http/error-response";
import { type InputLimits, parseInput, parseJson, parsePath, readBody, requireJsonBody } from "@/lib/http/input";
import { passBody } from "@/lib/http/passed-bodies";
import { stringifyWithRaw } from "@/lib/http/raw-json";
import { hasMediaType, streamedBody } from "@/lib/http/streamed-body";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { recordActingCall } from "@/lib/impersonation/record-call";
import { translatorFor } from "@/lib/localizations/translator";
import { requireWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";

type ActorFor<A extends Access> = A extends "anyone" | "guest" ? Actor : UserActor;

export type EndpointOptions<A extends Access, P, Q, B> = Documentation & {
  access: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** Without a schema, the body must be empty or `{}`. */
  body?: z.ZodType<B>;
  /**
   * Parses a JSON body that is too large to be parsed here, in a thread. `bodyShape` then documents the body. Throws
   * what `parseJson` and `parseInput` throw.
   */
  parseBody?: (bytes: Uint8Array, actor: UserActor) => Promise<B>;
  /**
   * The size limit in bytes. Limits the body that the call `takes` (default: no limit), or else its JSON body (default:
   * 64 KB).
   */
  maxBody?: number;
  /** The maximum number of keys and items in the JSON body (default: 1,000). */
  maxItems?: number;
  /** The maximum number of levels of the JSON body (default: 64). */
  maxDepth?: number;
  /** For a GET that changes something: `X-XSRF-TOKEN` is required as for an unsafe method. */
  csrf?: boolean;
  /** The password must have been confirmed recently (`PASSWORD_CONFIRMATION_SECONDS`), else 423. */
  passwordConfirmed?: boolean;
  /**
   * Refused for bearer tokens. Also refused for shared demo accounts and for admins who act as another user, unless the
   * call also `allowsUnverifiedEmail`.
   */
  sessionOnly?: boolean;
  /** Refused for admins who act as another user. */
  ownerOnly?: boolean;
  /** Open to a user whose email is not verified yet. Such a call has no workspace. */
  allowsUnverifiedEmail?: boolean;
  /**
   * For calls that programs other than our pages make. Such a call must check a secret itself, such as a token in its
   * path or the signature of its body.
   */
  withoutCsrf?: boolean;
  /** The call does not count towards the general rate limit. For files, and for calls by other servers. */
  isExemptFromRateLimit?: boolean;
};

export type Call<A extends Access, P, Q, B> = {
  request: Request;
  visitor: Visitor;
  actor: ActorFor<A>;
  params: P;
  query: Q;
  body: B;
  /**
   * The workspace in which the call lists and creates rows, from the parameter `workspaceId`. Null for the personal
   * one.
   */
  workspace: WorkspaceScope | null;
  /** Headers of the response, mainly for `Set-Cookie`. */
  headers: Headers;
};

/** How many bytes a JSON body may have, unless a call sets `maxBody`. */
export const BODY_BYTES = 64 * 1024;
/** The `maxBody` of auth calls, which need only small bodies. */
export const AUTH_BODY_BYTES = 16 * 1024;
/** The `maxBody` of calls that take a lot of text. */
export const LARGE_BODY_BYTES = 1024 * 1024;
const NOTHING = z.strictObject({});

/**
 * Creates a route handler. The handler finds the caller and then checks, in this order: the rate limit, the announced
 * size and type of the body, the caller's admission, the input and the workspace. It reads the body only if the caller
 * is admitted. Then it calls `run` and sends the result as JSON with `status: "success"`. If `run` returns a
 * `Response`, it is sent unchanged.
 *
 * A body that the call `takes` is not read here: `run` reads it from `request.body`. With a `body` schema beside
 * `takes`, the call also accepts JSON. If the sent body is not JSON, `body` is undefined.
 */
export function endpoint<const A extends Access, P = undefined, Q = undefined, B = undefined>(
  options: EndpointOptions<A, P, Q, B>,
  run: (call: Call<A, P, Q, B>) => Promise<unknown>,
): RouteHandler {
  const handler: RouteHandler = async (original, context) => {
    let caller: Actor | undefined;
    const visitor = visitorOf(original);
    try {
      caller = await findActor(visitor, original.headers.get("authorization"));
      if (!options.isExemptFromRateLimit) await limitCalls(visitor, caller);
      const received = receiveBody(original, options);
      await requireAdmission(original, caller, options);
      const bytes = await received.read();
      const { workspaceId, ...input } = await inputOf(options, original, await context.params, { bytes, caller });
      // Calls such as login and logout ignore `workspaceId`: the browser may still send that of an earlier user.
      const takesWorkspace = !options.allowsUnverifiedEmail && options.access !== "guest";
      const workspace = takesWorkspace ? await requireWorkspace(caller, workspaceId) : null;
      const call = { request: received.request, visitor, actor: caller as ActorFor<A>, ...input, workspace };
      const headers = new Headers({ "Cache-Control": "no-store" });
      if (isUnsafe(original) || options.csrf)
        await recordActingCall(caller, { method: original.method, path: new URL(original.url).pathname });
      const result = await run({ ...call, headers });
      return responseOf(original, result, { status: successStatus(options), headers });
    } catch (error) {
      return errorResponse(error, original, () => translatorFor(visitor, caller));
    }
  };
  return withDocumentation(markEndpoint(handler), options);
}

type BodyOptions = { takes?: { media: string }; body?: z.ZodType; maxBody?: number };
type ReceivedBody = {
  request: Request;
  /** Reads a JSON body. Resolves to null if the body is not read here. */
  read: () => Promise<Uint8Array | null>;
};

const readNothing = async () => null;

/** Prepares a JSON body or a streamed one. If both are accepted, the media type of the body decides. */
function receiveBody(request: Request, { takes, body, maxBody }: BodyOptions): ReceivedBody {
  if (!isUnsafe(request)) return { request, read: readNothing };
  if (takes && (!body || hasMediaType(request, takes.media))) {
    return { request: streamedBody(request, { media: takes.media, maxBytes: maxBody }), read: readNothing };
  }
  const maxBytes = takes ? BODY_BYTES : (maxBody ?? BODY_BYTES);
  requireJsonBody(request, maxBytes);
  return { request, read: () => readBody(request, maxBytes) };
}

type BodyParts<B> = InputLimits & Pick<EndpointOptions<Access, unknown, unknown, B>, "body" | "parseBody">;
type Parts<P, Q, B> = BodyParts<B> & { params?: z.ZodType<P>; query?: z.ZodType<Q> };

type SentBody = { bytes: Uint8Array | null; caller: Actor };

/** Checks the input. `bytes` is null if no body was read. Every query may contain `_method` and `workspaceId`. */
async function inputOf<P, Q, B>(
  parts: Parts<P, Q, B>,
  request: Request,
  path: Record<string, string | string[]>,
  { bytes, caller }: SentBody,
) {
  const { _method, workspaceId, ...search } = Object.fromEntries(new URL(request.url).searchParams);
  const params = parts.params ? parsePath(parts.params, path) : (undefined as P);
  const json = bytes && !parts.parseBody ? parseJson(bytes) : {};
  const query = parts.query ? parseInput(parts.query, search) : (undefined as Q);
  const body = bytes ? await bodyOf(parts, { bytes, json, caller }) : (undefined as B);
  return { params, query, body, workspaceId };
}

/** `json`: the parsed body, unless it is parsed in a thread. */
async function bodyOf<B>(
  { body = NOTHING as z.ZodType as z.ZodType<B>, parseBody, ...limits }: BodyParts<B>,
  { bytes, json, caller }: { bytes: Uint8Array; json: unknown; caller: Actor },
): Promise<B> {
  return parseBody ? parseBody(bytes, caller as UserActor) : parseInput(body, json, limits);
}

/** Returns the first documented 2xx status, such as 201 for a created resource, or 200 if none is documented. */
function successStatus({ responses = {} }: Documentation): number {
  return (
    Object.keys(responses)
      .map(Number)
      .find((status) => status >= 200 && status < 300) ?? 200
  );
}

/** Turns the result of `run` into JSON with `status: "success"`. A `Response` is returned unchanged. */
function responseOf(request: Request, result: unknown, init: { status: number; headers: Headers }): Response {
  if (result instanceof Response) return result;
  return jsonResponse(request, stringifyWithRaw({ status: "success", ...(result as object | undefined) }), init);
}

/**
 * Returns a response with this JSON text. Its body is null if `passBody` has already passed the text to `lib/front`.
 */
export function jsonResponse(request: Request, text: string, init: { status?: number; headers: Headers }): Response {
  init.headers.set("Content-Type", "application/json");
  return new Response(passBody(request.headers.get("x-request-id"), text) ? null : text, init);
}
