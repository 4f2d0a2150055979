import http from "node:http";
import path from "node:path";
import { setSecrets } from "@/lib/crypto/secret";
import { type Environment, readEnvironment } from "@/lib/env";
import { originOf } from "@/lib/error-reports/policy";
import { allowSources } from "@/lib/front/csp";
import { createFront } from "@/lib/front/front";
import { staticFiles } from "@/lib/front/static-files";
import { s3Origin } from "@/lib/s3-environment";
import { ignoreClosedOutput } from "@/lib/server/closed-output";
import { checkDataFolder, makeDataFolder } from "@/lib/server/data-folder";
import { loadEnvironment } from "@/lib/server/environment";
import { listen } from "@/lib/server/listen";
import { readyMessage } from "@/lib/server/ready";
import { createRequestQueue } from "@/lib/server/request-queue";
import { ensureSecret } from "@/lib/server/secret";
import { stopOnSignals } from "@/lib/server/signals";
import { sitesHostWarning } from "@/lib/server/sites-host";
import { startErrorText } from "@/lib/server/start-error";
import { isStopping, watchConnections } from "@/lib/server/stopping";
import { logUncaughtErrors } from "@/lib/server/uncaught-errors";

/** Starts the server. Checks all requirements before it changes anything. */
async function start(): Promise<void> {
  const loaded = loadEnvironment();
  const queue = createRequestQueue();
  const server = http.createServer({ keepAliveTimeout: 65_000, requestTimeout: 3_600_000 }, queue.receive);
  const connections = watchConnections(server);
  stopOnSignals(server, connections);
  const environment = withPort(loaded, await listen(server, { port: loaded.PORT, host: loaded.HOST }));

  allowSources({ "connect-src": externalOrigins(environment) });
  const nextApp = import("@/lib/server/next-app"); // loads while the database starts in its thread
  const { admin } = await openData(environment);
  const { openApp } = await nextApp;
  const handleByNext = await openApp(environment, server);
  const files = environment.NODE_ENV === "production" ? builtFiles() : [];
  ignoreClosedOutput(process.stdout, process.stderr);
  logUncaughtErrors(process);
  queue.open(
    createFront({ environment, handleByNext, files, onStream: (stream) => trackStream(stream, connections.streams) }),
  );
  const warning = sitesHostWarning(environment);
  if (warning) console.warn(warning);
  console.log(readyMessage(environment, admin));
}

/** Other origins that our pages' scripts call: the error reporting service and the bucket for uploads. */
function externalOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_SENTRY_DSN: dsn } = environment;
  return [dsn ? originOf(dsn) : null, s3Origin(environment)].filter((origin) => origin !== null);
}

/** Replaces PORT=0 with the port that the system has chosen. The defaults of other variables contain it. */
function withPort(environment: Environment, port: number): Environment {
  if (environment.PORT === port) return environment;
  process.env.PORT = String(port);
  return readEnvironment(process.env);
}

async function openData(environment: Environment) {
  checkDataFolder(environment.DATA_DIR);
  const { openDatabase, prepareDatabase } = await import("@/lib/server/database");
  await openDatabase(environment, fail);
  const dataFolder = await makeDataFolder(environment.DATA_DIR);
  setSecrets(environment.APP_SECRET ?? [await ensureSecret(dataFolder)]);
  return await prepareDatabase();
}

function builtFiles() {
  const cacheControl = "public, max-age=31536000, immutable";
  return [
    staticFiles(path.resolve(".next/static"), { prefix: "/_next/static", cacheControl }),
    staticFiles(path.resolve("dist/public"), { cacheControl: "public, max-age=3600" }),
  ];
}

function trackStream(stream: http.ServerResponse, streams: Set<http.ServerResponse>): void {
  streams.add(stream);
  stream.once("close", () => streams.delete(stream));
}

function fail(error: unknown): void {
  if (isStopping()) return;
  console.error(startErrorText(error));
  process.exit(1);
}

start().catch(fail);
