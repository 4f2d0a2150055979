import crypto from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { type EmbeddedDatabase, startEmbedded } from "@/lib/db/embedded/start";
import { migrate } from "@/lib/db/migrations";

const MIGRATIONS = path.resolve("prisma/migrations");
const TEMPLATE_MAX_AGE_MS = 24 * 60 * 60 * 1000;
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "::1", "[::1]", ""];

export type TestDatabase = { url: string; embedded: boolean };
type DatabaseSource = { createDatabase(worker: string): Promise<TestDatabase>; stop(): Promise<void> };

/**
 * Serves databases: `GET <url>/<jest worker>` returns a `TestDatabase`, always the same one for the same worker. By
 * default the databases are embedded, each in a thread of this process. If TEST_DATABASE_URL is set, they are on the
 * server at that URL.
 *
 * @param programs the folder of the bundled programs; removed at the end
 */
export async function serveTestDatabases(programs: string) {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const source = serverUrl ? await createServerSource(serverUrl) : await createEmbeddedSource(programs);
  const databases = new Map<string, Promise<TestDatabase>>();

  const server = http.createServer((request, response) => {
    // A worker may be busy for longer than a connection is kept. Its next fetch would use a connection that has ended.
    response.setHeader("connection", "close");
    const worker = (request.url ?? "/").slice(1);
    const database = databases.get(worker) ?? source.createDatabase(worker);
    databases.set(worker, database);
    database.then(
      (result) => response.end(JSON.stringify(result)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await Promise.allSettled(databases.values());
      await source.stop();
      fs.rmSync(programs, { recursive: true, force: true });
    },
  };
}

async function migrateAll(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined)); // graphile-worker requires both listeners
  try {
    await migrate(pool, MIGRATIONS);
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/** Creates embedded databases as copies of one migrated folder. */
async function createEmbeddedSource(programs: string): Promise<DatabaseSource> {
  const workerUrl = pathToFileURL(path.join(programs, "embedded-worker.mjs"));
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-"));
  const embeddedDatabases: EmbeddedDatabase[] = [];
  const template = await ensureTemplate(home, workerUrl);

  return {
    async createDatabase(worker) {
      const dataDir = path.join(home, worker);
      fs.cpSync(template, path.join(dataDir, "db"), { recursive: true });
      const embedded = await startEmbedded(dataDir, { workerUrl });
      embeddedDatabases.push(embedded);
      return { url: embedded.url, embedded: true };
    },
    async stop() {
      await Promise.all(embeddedDatabases.map((each) => each.stop()));
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Creates the template if it does not exist yet, and returns its path. The template is kept between runs, because
 * creating it takes seconds. A new migration changes the template's name.
 */
async function ensureTemplate(home: string, workerUrl: URL): Promise<string> {
  const template = path.resolve(".tmp", `template-${fingerprint()}`);
  if (fs.existsSync(template)) return template;
  removeOldTemplates();
  const dataDir = path.join(home, "template");
  const database = await startEmbedded(dataDir, { workerUrl });
  await migrateAll(database.url);
  await database.stop();
  try {
    const temporary = `${template}-${process.pid}`;
    fs.cpSync(path.join(dataDir, "db"), temporary, { recursive: true });
    fs.renameSync(temporary, template);
  } catch (error) {
    if (!fs.existsSync(template)) throw error; // otherwise another run has created it first
  }
  return template;
}

function removeOldTemplates() {
  for (const name of fs.readdirSync(".tmp")) {
    const folder = path.resolve(".tmp", name);
    const isOld = Date.now() - fs.statSync(folder).mtimeMs > TEMPLATE_MAX_AGE_MS;
    if (name.startsWith("template-") && isOld) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a hash of what determines the template: the migrations, and the versions of the packages that apply them. */
function fingerprint(): string {
  const hash = crypto.createHash("sha256");
  for (const name of fs.readdirSync(MIGRATIONS, { recursive: true, encoding: "utf8" }).sort()) {
    const file = path.join(MIGRATIONS, name);
    if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file));
  }
  for (const name of ["@electric-sql/pglite", "graphile-worker"]) {
    hash.update(fs.readFileSync(path.resolve("node_modules", name, "package.json")));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Creates databases on a local Postgres server, as copies of a migrated template. The tests empty the copies. */
async function createServerSource(serverUrl: string): Promise<DatabaseSource> {
  const address = new URL(serverUrl);
  const host = address.searchParams.get("host") ?? address.hostname;
  if (!LOCAL_HOSTS.includes(host) && !host.startsWith("/")) {
    throw new Error(
      `TEST_DATABASE_URL points to ${host}. The tests empty every table, so only a server on this machine is allowed.`,
    );
  }
  const admin = new pg.Pool({ connectionString: serverUrl, max: 1 });
  const prefix = `plinth_test_${crypto.randomBytes(4).toString("hex")}`;
  const createdNames: string[] = [];

  async function create(name: string, template: string): Promise<string> {
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    createdNames.push(name);
    address.pathname = `/${name}`;
    return address.href;
  }

  const template = `${prefix}_template`;
  await migrateAll(await create(template, "template0"));

  return {
    async createDatabase(worker) {
      return { url: await create(`${prefix}_${worker}`, template), embedded: false };
    },
    async stop() {
      for (const name of createdNames) await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await admin.end();
    },
  };
}
