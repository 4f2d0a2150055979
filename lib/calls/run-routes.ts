import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { isEndpoint, METHODS } from "@/lib/api/methods";
import { createRouter, type Route } from "@/lib/calls/router";
import type { CallRunner } from "@/lib/front/call-runner";

/**
 * Returns a function that runs the handlers of these routes as Next does. That function leaves some requests to Next:
 * those with the method HEAD or OPTIONS, those with a path that has no route here or that Next has to normalise first,
 * and those whose handler is not one of our endpoints.
 */
export function createRouteRunner(routes: readonly Route[], { appUrl }: { appUrl: string }): CallRunner {
  const findRoute = createRouter(routes);
  const { host, protocol } = new URL(appUrl);
  return async (incoming, outgoing) => {
    const match = METHODS.some((method) => method === incoming.method) ? findRoute(plainPath(incoming)) : null;
    if (!match) return false;
    const [, load] = match.route;
    const handler = (await load())[incoming.method as string];
    if (!isEndpoint(handler)) return false;
    const request = createRequest(incoming, outgoing, { host, protocol });
    await send(outgoing, await handler(request, { params: Promise.resolve(match.params) }));
    return true;
  };
}

/** The path without its query, or "" if Next has to normalise it first. */
function plainPath({ url = "" }: IncomingMessage): string {
  const [path = ""] = url.split("?", 1);
  return /%|\/\/|\/$/.test(path) ? "" : path;
}

/** Streams the response's body. If there is none, `lib/front` sends the text that the handler gave to `passBody`. */
async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  if (outgoing.destroyed) return;
  if (response.body) return sendResponse(outgoing, response);
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  outgoing.end();
}
