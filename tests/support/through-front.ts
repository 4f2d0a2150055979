import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { methodOf, type RouteHandler } from "@/lib/api/methods";
import type { Route } from "@/lib/calls/router";
import { createRouteRunner } from "@/lib/calls/run-routes";
import { env } from "@/lib/env";
import { setCallRunner } from "@/lib/front/call-runner";
import { createFront } from "@/lib/front/front";
import { importRoute, METHODS } from "./route-files";

type Params = Record<string, string | string[]>;

/** The paths, in Next's form, of the handlers that the test file and the files of tests/support import. */
const paths = new Map<RouteHandler, string>();
let server: Promise<http.Server> | undefined;

afterAll(async () => {
  const runningServer = await server;
  runningServer?.closeAllConnections();
  runningServer?.close();
});

/**
 * Sends a request to its handler over HTTP, through `lib/front`, as a client of the server does. Returns null if the
 * handler's path is unknown, or if `lib/front` would refuse the request or leave it to Next.
 */
export async function sendThroughFront(
  handler: RouteHandler,
  request: Request,
  params: Params,
): Promise<Response | null> {
  server ??= startFront();
  const { port } = (await server).address() as AddressInfo;
  const path = pathOf(handler, params);
  const isLeftToNext = !METHODS.some((method) => method === request.method);
  // Each request of the tests has a forwarding header, so `lib/front` would refuse internal paths.
  const isInternal = path?.startsWith("/internal/");
  if (path === null || methodOf(handler) === undefined || isLeftToNext || isInternal) return null;
  return send(port, `${path}${new URL(request.url).search}`, request);
}

async function startFront(): Promise<http.Server> {
  const routes = await selectRoutes();
  for (const [path, load] of routes) {
    for (const handler of Object.values(await load())) paths.set(handler as RouteHandler, path);
  }
  const { APP_URL } = env();
  setCallRunner(createRouteRunner(routes, { appUrl: APP_URL }));
  const frontServer = http.createServer(
    createFront({
      environment: { APP_URL, SITES_HOST: "sites.test", TRUSTED_PROXIES: ["127.0.0.1"] },
      nextHandler: (_, response) => void response.writeHead(599).end(),
    }),
  );
  await new Promise<void>((resolve) => frontServer.listen(0, "127.0.0.1", resolve));
  return frontServer;
}

/**
 * Selects the routes that the test file and the files of tests/support import. Importing all routes would take several
 * seconds in each test file.
 */
async function selectRoutes(): Promise<Route[]> {
  const files = [expect.getState().testPath ?? "", ...supportFiles()];
  const matches = files.flatMap((file) => [
    ...fs.readFileSync(file, "utf8").matchAll(/from "@\/(app\/[^"]+\/route)"/g),
  ]);
  const names = new Set(matches.map(([, name = ""]) => name));
  return [...names].map((name) => [name.replace(/^app|\/route$/g, ""), () => importRoute(`${name}.ts`)]);
}

const supportFiles = () => fs.readdirSync(__dirname).map((name) => `${__dirname}/${name}`);

function pathOf(handler: RouteHandler, params: Params): string | null {
  const path = paths.get(handler)?.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name) => [params[name] ?? ""].flat().join("/"));
  return path && encodeURI(path) === path && !/\/\/|\/$|[?#]/.test(path) ? path : null;
}

async function send(port: number, path: string, request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host: new URL(env().APP_URL).host };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const outgoing = http.request({ port, path, method: request.method, headers, agent: false }, resolve);
    outgoing.once("error", reject);
    outgoing.end(body);
  });
  const responseHeaders = new Headers();
  for (let index = 0; index < response.rawHeaders.length; index += 2)
    responseHeaders.append(response.rawHeaders[index] as string, response.rawHeaders[index + 1] as string);
  const { statusCode: status = 599 } = response;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? (Readable.toWeb(response) as ReadableStream) : null, {
    status,
    headers: responseHeaders,
  });
}
