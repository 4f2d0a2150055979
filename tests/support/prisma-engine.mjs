// Applies prisma/migrations to the given database with Prisma's own schema engine, and prints the result.
import fs from "node:fs";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { createEngine, listMigrationNames, readSchemaFiles } from "../../lib/db/schema-diff.mjs";

const MIGRATIONS = "prisma/migrations";

const adapter = new PrismaPg({ connectionString: process.argv[2] });
const engine = await createEngine(readSchemaFiles("prisma/schema"), bindMigrationAwareSqlAdapterFactory(adapter));
const result = await engine.applyMigrations({
  migrationsList: {
    baseDir: path.resolve(MIGRATIONS),
    lockfile: { path: "migration_lock.toml", content: fs.readFileSync(`${MIGRATIONS}/migration_lock.toml`, "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: listMigrationNames(MIGRATIONS).map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: fs.readFileSync(`${MIGRATIONS}/${name}/migration.sql`, "utf8") },
      },
    })),
  },
  filters: { externalTables: [], externalEnums: [] },
});
process.stdout.write(JSON.stringify(result));
process.exit(0);
