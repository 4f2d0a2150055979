import http, { type Server } from "node:http";
import next from "next";
import type { Environment } from "@/lib/env";
import { withNotFoundStatus } from "@/lib/front/missing-mark";
import type { NextHandler } from "@/lib/front/pass-to-next";
import { onStop } from "@/lib/server/stopping";

/** Starts Next, which runs `instrumentation.ts`. In development, also starts hot reload. */
export async function startNext(environment: Environment, server: Server): Promise<NextHandler> {
  const { hostname, port, protocol } = new URL(environment.APP_URL);
  const isDevelopment = environment.NODE_ENV !== "production";
  const hotReloadServer = new http.Server();
  const app = next({
    dev: isDevelopment,
    hostname: isLoopbackAddress(hostname) ? "localhost" : hostname,
    port: Number(port || (protocol === "https:" ? 443 : 80)),
    // Next would accept WebSocket connections on any host and never close them, so it gets a server that never listens.
    // In development, the upgrade requests for hot reload are forwarded to it.
    httpServer: hotReloadServer,
  });
  await app.prepare();
  if (!isDevelopment) await runInstrumentation();
  onStop(() => app.close());
  if (isDevelopment) {
    server.on("upgrade", (request, socket, head) => {
      hotReloadServer.emit("upgrade", request, socket, head);
    });
  }
  const nextHandler = app.getRequestHandler();
  return isDevelopment ? withNotFoundStatus(nextHandler) : nextHandler;
}

/**
 * Runs `instrumentation.ts` now. In production, Next itself would run it only on the first request. Next does not run
 * it a second time, because it stores the promise of the first run.
 */
async function runInstrumentation(): Promise<void> {
  // This module can only be loaded after Next.
  const globals = await import("next/dist/server/lib/router-utils/instrumentation-globals.external.js");
  await globals.ensureInstrumentationRegistered(process.cwd(), ".next");
}

/**
 * Whether this is a loopback address. Next replaces such an address by "localhost" in request URLs, and so in the
 * rewrites of our middleware. It proxies rewrites to all host names but its own, so it must be started as "localhost".
 */
const isLoopbackAddress = (hostname: string) => /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
