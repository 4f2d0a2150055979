import http from "node:http";
import path from "node:path";
import { type Environment, readEnvironment } from "@/lib/env";
import { originOf } from "@/lib/error-reports/policy";
import { allowSources } from "@/lib/front/csp";
import { createFront } from "@/lib/front/front";
import { staticFiles } from "@/lib/front/static-files";
import { s3Origin } from "@/lib/s3-environment";
import { checkDataFolder, makeDataFolder } from "@/lib/server/data-folder";
import { loadEnvironment } from "@/lib/server/environment";
import { listen } from "@/lib/server/listen";
import { readyMessage } from "@/lib/server/ready";
import { createRequestQueue } from "@/lib/server/request-queue";
import { ensureSecret, setSecrets } from "@/lib/server/secret";
import { stopOnSignals } from "@/lib/server/signals";
import { sitesHostWarning } from "@/lib/server/sites-host";
import { startErrorText } from "@/lib/server/start-error";
import { isStopping, watchConnections } from "@/lib/server/stopping";
import { logUncaughtErrors } from "@/lib/server/uncaught-errors";

/** The whole server. Everything that can be missing is looked for before anything is changed. */
async function start(): Promise<void> {
  const wanted = loadEnvironment();
  const room = createRequestQueue();
  const server = http.createServer({ keepAliveTimeout: 65_000, requestTimeout: 3_600_000 }, room.receive);
  const connections = watchConnections(server);
  stopOnSignals(server, connections);
  const environment = withPort(wanted, await listen(server, { port: wanted.PORT, host: wanted.HOST }));

  allowSources({ "connect-src": outsideOrigins(environment) }, "environment");
  const next = import("@/lib/server/next-app"); // read while the database starts in its thread
  const { admin } = await openData(environment);
  const { openApp } = await next;
  const handleByNext = await openApp(environment, server);
  const files = environment.NODE_ENV === "production" ? builtFiles() : [];
  logUncaughtErrors(process);
  room.open(createFront({ environment, handleByNext, files, onStream: (stream) => keep(stream, connections.streams) }));
  const warning = sitesHostWarning(environment);
  if (warning) console.warn(warning);
  console.log(readyMessage(environment, admin));
}

/** Where our pages' scripts may call besides us: the error reports' server, and the bucket that files are sent to. */
function outsideOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_SENTRY_DSN: dsn } = environment;
  return [dsn ? originOf(dsn) : null, s3Origin(environment)].filter((origin) => origin !== null);
}

/** PORT=0 lets the system choose; from here on everybody must know which it was. */
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

function keep(stream: http.ServerResponse, streams: Set<http.ServerResponse>): void {
  streams.add(stream);
  stream.once("close", () => streams.delete(stream));
}

function fail(error: unknown): void {
  if (isStopping()) return;
  console.error(startErrorText(error));
  process.exit(1);
}

start().catch(fail);
