import http from "node:http";
import path from "node:path";
import { setSecrets } from "@/lib/crypto/secret";
import { startEmbedded } from "@/lib/db/embedded/start";
import { type Environment, readEnvironment } from "@/lib/env";
import { originOf } from "@/lib/error-reports/policy";
import { allowSources } from "@/lib/front/csp";
import { createFront } from "@/lib/front/front";
import { siteFonts } from "@/lib/front/site-fonts";
import { staticFiles } from "@/lib/front/static-files";
import { KEEP_ALIVE_SECONDS } from "@/lib/page-cache/send-at-once";
import { setProgramsFolder } from "@/lib/programs";
import { s3Origin } from "@/lib/s3-environment";
import { startBackgroundWork } from "@/lib/server/background-work";
import { ignoreClosedOutput } from "@/lib/server/closed-output";
import { checkDataFolder, makeDataFolder } from "@/lib/server/data-folder";
import { setDataPromise } from "@/lib/server/data-ready";
import { loadEnvironment } from "@/lib/server/environment";
import { listen } from "@/lib/server/listen";
import { type Admin, adminLine, readyMessage } from "@/lib/server/ready";
import { createRequestQueue } from "@/lib/server/request-queue";
import { ensureSecret } from "@/lib/server/secret";
import { stopOnSignals } from "@/lib/server/signals";
import { startErrorText } from "@/lib/server/start-error";
import { isStopping, watchConnections } from "@/lib/server/stopping";
import { limitHeapGrowth } from "@/lib/server/tune-node";
import { logUncaughtErrors } from "@/lib/server/uncaught-errors";

/** A large upload over a slow connection can take this long. */
const REQUEST_MAX_MS = 3_600_000;

/** Starts the server. If that fails, prints the reason and ends the process. */
export const startServer = (): Promise<void> => start().catch(fail);

/**
 * Starts the server. Before it changes anything, it checks the environment, the port, the data folder and the Postgres
 * server, if there is one.
 */
async function start(): Promise<void> {
  const initial = loadEnvironment();
  const queue = createRequestQueue();
  const server = http.createServer(
    { keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000, requestTimeout: REQUEST_MAX_MS },
    queue.receive,
  );
  const connections = watchConnections(server);
  stopOnSignals(server, connections);
  const environment = withPort(initial, await listen(server, { port: initial.PORT, host: initial.HOST }));

  allowSources("environment", { "connect-src": externalOrigins(environment) });
  setProgramsFolder(new URL("./", import.meta.url));
  const data = openData(environment); // Next loads meanwhile, and `instrumentation.ts` waits for the data
  data.catch(fail);
  const confirmShown = showAdminAtExit(environment, data);
  setDataPromise(data);
  // A Postgres server responds at once, so a problem is reported before Next prints anything.
  if (environment.DATABASE_URL) await data;
  const { startNext } = await import("@/lib/server/next-app");
  const nextHandler = await startNext(environment, server);
  const { admin } = await data;
  const files = environment.NODE_ENV === "production" ? builtFiles() : [];
  ignoreClosedOutput(process.stdout, process.stderr);
  logUncaughtErrors(process);
  const onStream = (stream: http.ServerResponse) => trackStream(stream, connections.streams);
  queue.open(createFront({ environment, nextHandler, files, fonts: [siteFonts()], onStream }));
  console.log(readyMessage(environment, admin));
  confirmShown();
  await startBackgroundWork();
  limitHeapGrowth();
  await warnOfSitesHost(environment);
}

/**
 * Prints the line about the first admin when the process ends, even if the start fails. The account exists as soon as
 * the data is ready, and the next start does not print the line. Returns a function that turns this off. Call it once
 * the line has been printed.
 */
function showAdminAtExit(environment: Environment, data: ReturnType<typeof openData>): () => void {
  let isShown = false;
  const show = (admin: Admin) => isShown || console.log(adminLine(environment, admin));
  data.then(
    ({ admin }) => admin && process.once("exit", () => show(admin)),
    () => undefined,
  );
  return () => {
    isShown = true;
  };
}

async function warnOfSitesHost(environment: Environment): Promise<void> {
  const { sitesHostWarning } = await import("@/lib/server/sites-host"); // loads a list of all domain suffixes
  const warning = sitesHostWarning(environment);
  if (warning) console.warn(warning);
}

/** Other origins that our pages' scripts call: the error reporting service and the bucket for uploads. */
function externalOrigins(environment: Environment): string[] {
  const { NEXT_PUBLIC_SENTRY_DSN: dsn } = environment;
  return [dsn ? originOf(dsn) : null, s3Origin(environment)].filter((origin) => origin !== null);
}

/** Replaces PORT=0 with the port that the system has chosen, also in the defaults that contain the port. */
function withPort(environment: Environment, port: number): Environment {
  if (environment.PORT === port) return environment;
  process.env.PORT = String(port);
  return readEnvironment(process.env);
}

/** Opens and prepares the database. Starts the thread of an embedded database before loading the code that uses it. */
async function openData(environment: Environment) {
  checkDataFolder(environment.DATA_DIR);
  const starting = environment.DATABASE_URL ? undefined : startEmbedded(await makeDataFolder(environment.DATA_DIR));
  starting?.catch(() => undefined); // it may fail before it is awaited
  const { openDatabase, prepareDatabase } = await import("@/lib/server/database");
  await openDatabase(environment, starting, fail);
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
