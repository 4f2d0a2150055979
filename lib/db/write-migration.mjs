// Writes migrations from prisma/schema and generates Prisma's client. Run it in the project's folder:
//   npm run db:migration <name>             writes the next migration: what the existing ones lack
//   npm run db:migration -- --replace       rewrites the newest migration, which must not have been applied anywhere
//   npm run db:migration -- --check         only checks whether schema and migrations match (exit code 1 if not)
// SQL that Prisma's schema cannot express goes below the line "-- Written by hand:". --replace keeps it.
import fs from "node:fs";
import path from "node:path";
import { generateClient } from "../cli/building.mjs";
import { Failure } from "../cli/progress.mjs";
import { findSchemaDiff, listMigrationNames } from "./schema-diff.mjs";

const SCHEMA = "prisma/schema";
const MIGRATIONS = "prisma/migrations";
const HANDWRITTEN_LINE = "-- Written by hand:";
const LOCK_FILE_TEXT = 'provider = "postgresql"\n';
/** Prisma's code for a schema with an error. */
const INVALID_SCHEMA = "P1012";
const NAME = /^[a-z][a-z0-9_]*$/;

function timestamp() {
  return new Date().toISOString().replace(/\D/g, "").slice(0, 14);
}

function exitWith(message, code) {
  process.stdout.write(`${message}\n`);
  process.exit(code);
}

function readHandwritten(file) {
  if (!fs.existsSync(file)) return "";
  const text = fs.readFileSync(file, "utf8");
  const at = text.indexOf(HANDWRITTEN_LINE);
  return at < 0 ? "" : `\n${text.slice(at)}`;
}

async function write(folder, sql) {
  const file = path.join(MIGRATIONS, folder, "migration.sql");
  const text = `${sql.trim()}\n${readHandwritten(file)}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  fs.writeFileSync(path.join(MIGRATIONS, "migration_lock.toml"), LOCK_FILE_TEXT);
  process.stdout.write(`Written: ${file}\n`);
  await generateClient(process.cwd());
  exitWith("Prisma's client has the new schema.", 0);
}

async function check() {
  const sql = await findSchemaDiff(SCHEMA, MIGRATIONS, listMigrationNames(MIGRATIONS));
  if (sql) exitWith(`The migrations lack:\n\n${sql}\nRun: npm run db:migration <name>`, 1);
  exitWith("The migrations match the schema.", 0);
}

async function replace() {
  const names = listMigrationNames(MIGRATIONS);
  const newest = names.at(-1);
  if (!newest) exitWith("There is no migration to replace. Run: npm run db:migration <name>", 1);
  const sql = await findSchemaDiff(SCHEMA, MIGRATIONS, names.slice(0, -1));
  if (!sql) exitWith(`The earlier migrations already match the schema. Delete ${newest}.`, 1);
  await write(newest, sql);
}

async function writeNext(name) {
  if (!NAME.test(name ?? ""))
    exitWith("Give a name in lowercase letters, such as: npm run db:migration add_projects", 1);
  const sql = await findSchemaDiff(SCHEMA, MIGRATIONS, listMigrationNames(MIGRATIONS));
  if (sql) return write(`${timestamp()}_${name}`, sql);
  await generateClient(process.cwd()); // a new back relation, for example, changes only the client
  exitWith("Nothing to write: the migrations match the schema.", 0);
}

const [argument] = process.argv.slice(2);
try {
  if (argument === "--check") await check();
  else if (argument === "--replace") await replace();
  else await writeNext(argument);
} catch (error) {
  if (error.code === INVALID_SCHEMA)
    exitWith(`Prisma refuses the schema (${error.code}):\n\n${error.message.trim()}`, 1);
  if (error instanceof Failure) exitWith(error.message, 1);
  throw error;
}
