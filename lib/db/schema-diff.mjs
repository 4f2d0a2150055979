import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { PrismaPGlite } from "pglite-prisma-adapter";

// Prisma's schema engine runs as WebAssembly, and the migrations run on an in-memory PGlite. So nothing is downloaded,
// and no server has to run.

const FILTERS = { externalTables: [], externalEnums: [] };

/** Creates the engine from a schema's files and a driver adapter (`@prisma/driver-adapter-utils`). */
export async function createEngine(files, adapter) {
  const wasm = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm")
    .replace("schema_engine.js", "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(wasm), { "./schema_engine_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = files.map((file) => [file.path, file.content]);
  return engine.SchemaEngine.new({ datamodels }, () => undefined, adapter);
}

/** Returns the files of a schema as the engine expects them: `[{ path, content }]`. */
export function readSchemaFiles(folder) {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".prisma"));
  return names.sort().map((name) => ({ path: name, content: fs.readFileSync(path.join(folder, name), "utf8") }));
}

/** The names of the migrations in a folder, oldest first. */
export function listMigrationNames(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, "migration.sql")))
    .sort();
}

/**
 * Returns the SQL that these migrations lack to match the schema, or "" if they match.
 *
 * @param {string} schemaFolder prisma/schema
 * @param {string} migrationsFolder prisma/migrations
 * @param {string[]} names the migrations to start from, in order
 * @returns {Promise<string>}
 */
export async function findSchemaDiff(schemaFolder, migrationsFolder, names) {
  const files = readSchemaFiles(schemaFolder);
  const shadow = new PGlite("memory://", { extensions: { pg_trgm } });
  for (const name of names) {
    await shadow.exec(fs.readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8"));
  }
  const schemaEngine = await createEngine(files, bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(shadow)));
  const { stdout, exitCode } = await schemaEngine.diff({
    from: { tag: "schemaDatasource", files, configDir: process.cwd() },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: true,
    filters: FILTERS,
  });
  return exitCode === 2 ? stdout : "";
}
