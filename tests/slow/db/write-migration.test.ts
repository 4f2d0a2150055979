import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { createEmptyFolder, removeFolders } from "@/tests/support/embedded";

jest.setTimeout(120_000);

afterAll(removeFolders);

const run = promisify(execFile);
const tool = path.resolve("lib/db/write-migration.mjs");

/** Creates a project with one model and no migration. Returns its folder. */
function createProject(): string {
  const folder = createEmptyFolder();
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const file of ["package-lock.json", "prisma.config.ts"]) fs.cpSync(file, path.join(folder, file));
  fs.mkdirSync(path.join(folder, "prisma/schema"), { recursive: true });
  fs.cpSync("prisma/schema/base.prisma", path.join(folder, "prisma/schema/base.prisma"));
  fs.writeFileSync(path.join(folder, "prisma/schema/notes.prisma"), "model Note {\n  id Int @id\n}\n");
  return folder;
}

/** Adds a column to the model. */
function addColumn(folder: string): void {
  const model = 'model Note {\n  id   Int    @id\n  text String @default("")\n}\n';
  fs.writeFileSync(path.join(folder, "prisma/schema/notes.prisma"), model);
}

const runTool = (cwd: string, ...args: string[]) =>
  run(process.execPath, [tool, ...args], { cwd }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
const readMigrations = (folder: string) =>
  fs.readdirSync(path.join(folder, "prisma/migrations")).filter((name) => name !== "migration_lock.toml");
const sqlOf = (folder: string, name = "") =>
  fs.readFileSync(path.join(folder, "prisma/migrations", name, "migration.sql"), "utf8");

test("the tool writes a first and a later migration with the changes to the schema, and --check reports changes that have no migration", async () => {
  const folder = createProject();
  expect((await runTool(folder, "first")).code).toBe(0);
  const [first] = readMigrations(folder);
  expect(first).toMatch(/^\d{14}_first$/);
  expect(sqlOf(folder, first)).toContain('CREATE TABLE "Note"');
  expect(fs.existsSync(path.join(folder, "lib/db/client/models/Note.ts"))).toBe(true);
  expect((await runTool(folder, "nothing")).stdout).toMatch(/^Nothing to write/);

  addColumn(folder);
  const check = await runTool(folder, "--check");
  expect(check).toMatchObject({ code: 1, stdout: expect.stringContaining('ADD COLUMN     "text" TEXT') });
  // Migrations that are written in the same second have the same timestamp, so the first one is made older.
  fs.renameSync(
    path.join(folder, "prisma/migrations", first ?? ""),
    path.join(folder, "prisma/migrations/20200101000000_first"),
  );
  await runTool(folder, "second");
  expect(sqlOf(folder, readMigrations(folder)[1])).toMatch(
    /^-- AlterTable\nALTER TABLE "Note" ADD COLUMN {5}"text" TEXT NOT NULL DEFAULT '';\n$/,
  );
});

test("the tool rewrites the newest migration, and keeps the part written by hand", async () => {
  const folder = createProject();
  await runTool(folder, "first");
  const [first = ""] = readMigrations(folder);
  fs.appendFileSync(
    path.join(folder, "prisma/migrations", first, "migration.sql"),
    '\n-- Written by hand:\nALTER TABLE "Note" ADD CHECK (id > 0);\n',
  );
  addColumn(folder);

  expect((await runTool(folder, "--replace")).code).toBe(0);

  const sql = sqlOf(folder, first);
  expect(sql).toContain(`"text" TEXT NOT NULL DEFAULT ''`);
  expect(sql).toMatch(/\n-- Written by hand:\nALTER TABLE "Note" ADD CHECK \(id > 0\);\n$/);
  expect(readMigrations(folder)).toEqual([first]);
});

test("the tool refuses a name that is not a folder name", async () => {
  expect((await runTool(createProject(), "../up")).code).toBe(1);
});

test("the tool reports what is wrong in the schema, without a stack trace", async () => {
  const folder = createProject();
  fs.appendFileSync(path.join(folder, "prisma/schema/notes.prisma"), "model Page {\n  id Int @id\n  note Note\n}\n");

  const { code, stdout, stderr } = await runTool(folder, "pages");

  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toMatch(/^Prisma refuses the schema \(P1012\):\n\nerror: .*`note`[\s\S]*notes\.prisma:\d+/);
  expect(stdout).not.toContain("wasm");
});
