import "server-only";
import { documentationOf, withDocumentation } from "@/lib/api/documentation";
import { AppError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/error-response";
import { visitorOf } from "@/lib/http/visitor";
import { translatorFor } from "@/lib/localizations/translator";

export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

const ENDPOINT = Symbol.for("plinth.endpoint");

/** Marks a handler that was created by `endpoint` or in this file. `method`: the method of its requests, if known. */
export function markEndpoint(handler: RouteHandler, method?: Method): RouteHandler {
  return Object.assign(handler, { [ENDPOINT]: method });
}

/**
 * Whether `markEndpoint` has marked this handler.
 *
 * @internal a test checks every export of every `route.ts`
 */
export const isEndpoint = (handler: unknown): handler is RouteHandler =>
  typeof handler === "function" && ENDPOINT in handler;

/**
 * The method of a handler that `methods` or `unknownEndpointMethods` returned.
 *
 * @internal tests send their requests with this method
 */
export const methodOf = (handler: RouteHandler) => (handler as { [ENDPOINT]?: Method })[ENDPOINT];

/** The methods that endpoints have. Next handles the others. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
const OVERRIDES = ["PUT", "PATCH", "DELETE"] as const;

/**
 * Returns handlers for all methods of a path. A method without a handler gets a 405. A POST with a method override is
 * passed to the handler of that method.
 */
export function methods(handlers: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allow = METHODS.filter((method) => handlers[method]).join(", ");
  const refuseMethod = refusal(
    () =>
      new AppError("method_not_allowed", "This endpoint does not support this method.", { headers: { Allow: allow } }),
  );

  const all = handlersFor((method) =>
    method === "POST" ? withOverrides(handlers, refuseMethod) : withoutOverride(handlers[method], refuseMethod),
  );
  for (const method of METHODS) withDocumentation(all[method], documentationOf(handlers[method]));
  return all;
}

function withOverrides(handlers: Partial<Record<Method, RouteHandler>>, refuseMethod: RouteHandler): RouteHandler {
  return (request, context) => {
    const override = overrideOf(request);
    if (override === "malformed") return refuseOverride(request, context);
    const handler = handlers[override ?? "POST"] ?? refuseMethod;
    return handler(override ? withMethod(request, override) : request, context);
  };
}

/** Only a POST may override its method. */
function withoutOverride(handler: RouteHandler | undefined, refuseMethod: RouteHandler): RouteHandler {
  if (!handler) return refuseMethod;
  return (request, context) => (overrideOf(request) ? refuseOverride : handler)(request, context);
}

/** Returns handlers for a path that does not exist: every method gets a 404. */
export function unknownEndpointMethods(): Record<Method, RouteHandler> {
  return handlersFor(() => refusal(() => new AppError("not_found", "This endpoint does not exist.")));
}

function handlersFor(handlerOf: (method: Method) => RouteHandler): Record<Method, RouteHandler> {
  const entries = METHODS.map((method) => {
    const handler = handlerOf(method);
    return [method, markEndpoint((request, context) => handler(request, context), method)];
  });
  return Object.fromEntries(entries) as Record<Method, RouteHandler>;
}

const refusal =
  (error: () => AppError): RouteHandler =>
  (request) =>
    errorResponse(error(), request, () => translatorFor(visitorOf(request)));

const refuseOverride = refusal(() => new AppError("malformed", "The method override is not valid."));

function overrideOf(request: Request): (typeof OVERRIDES)[number] | "malformed" | null {
  const query = new URL(request.url).searchParams.getAll("_method");
  const header = request.headers.get("x-http-method-override");
  const methodNames = [...query, ...(header === null ? [] : [header])].map((method) => method.toUpperCase());
  const [first] = methodNames;
  if (first === undefined) return null;
  const override = OVERRIDES.find((method) => method === first);
  return override && methodNames.every((method) => method === first) ? override : "malformed";
}

/** Returns a copy of the request with another method, and with the same URL, headers and body. */
function withMethod(request: Request, method: string): Request {
  const { url, headers, body, signal } = request;
  return new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
}
