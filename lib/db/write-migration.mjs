// Writes migrations from prisma/schema. Run it in the project's folder:
//   node lib/db/write-migration.mjs <name>             writes the next migration, with what the existing ones lack
//   node lib/db/write-migration.mjs --replace          rewrites the newest migration, if nobody has applied it yet
//   node lib/db/write-migration.mjs --check            checks whether schema and migrations match (exit code 1 if not)
// SQL that Prisma's schema cannot express goes below the line HAND in migration.sql. --replace keeps it.
import fs from "node:fs";
import path from "node:path";
import { migrationNames, schemaDiff } from "./schema-diff.mjs";

const SCHEMA = "prisma/schema";
const MIGRATIONS = "prisma/migrations";
const HAND = "-- Written by hand:";
const LOCK = 'provider = "postgresql"\n';
const NAME = /^[a-z][a-z0-9_]*$/;

function timestamp() {
  return new Date().toISOString().replace(/\D/g, "").slice(0, 14);
}

function end(message, code) {
  process.stdout.write(`${message}\n`);
  process.exit(code);
}

function handwritten(file) {
  if (!fs.existsSync(file)) return "";
  const text = fs.readFileSync(file, "utf8");
  const at = text.indexOf(HAND);
  return at < 0 ? "" : `\n${text.slice(at)}`;
}

function write(folder, sql) {
  const file = path.join(MIGRATIONS, folder, "migration.sql");
  const text = `${sql.trim()}\n${handwritten(file)}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  fs.writeFileSync(path.join(MIGRATIONS, "migration_lock.toml"), LOCK);
  end(`Written: ${file}`, 0);
}

async function check() {
  const sql = await schemaDiff(SCHEMA, MIGRATIONS, migrationNames(MIGRATIONS));
  if (sql) end(`The migrations lack:\n\n${sql}\nRun: node lib/db/write-migration.mjs <name>`, 1);
  end("The migrations say what the schema says.", 0);
}

async function replace() {
  const names = migrationNames(MIGRATIONS);
  const newest = names.at(-1);
  if (!newest) end("There is no migration to replace. Run: node lib/db/write-migration.mjs <name>", 1);
  const sql = await schemaDiff(SCHEMA, MIGRATIONS, names.slice(0, -1));
  if (!sql) end(`Without ${newest} nothing would be missing: delete it.`, 1);
  write(newest, sql);
}

async function next(name) {
  if (!NAME.test(name ?? ""))
    end("Give a name in small letters, such as: node lib/db/write-migration.mjs add_projects", 1);
  const sql = await schemaDiff(SCHEMA, MIGRATIONS, migrationNames(MIGRATIONS));
  if (!sql) end("Nothing to write: the migrations say what the schema says.", 0);
  write(`${timestamp()}_${name}`, sql);
}

const [argument] = process.argv.slice(2);
if (argument === "--check") await check();
else if (argument === "--replace") await replace();
else await next(argument);
