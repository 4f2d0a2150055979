import { filesInCycles, floorsIn, folderOf, missingFolderProblems, readFloors, upwardImports } from "../support/floors";
import { importsIn, importsOf, resolve, sourceFiles } from "../support/imports";

const FILES = sourceFiles("lib");
const IMPORTS = importsOf(FILES);

test("every folder in STYLE.md's table of floors exists in lib", () => {
  const folders = [...new Set(FILES.flatMap((file) => folderOf(file) ?? []))];
  expect(missingFolderProblems(folders, readFloors())).toEqual([]);
});

test("STYLE.md's table of floors has a floor for the folders that it does not name", () => {
  expect(readFloors().get("every other folder")).toBeGreaterThan(0);
});

test("every folder of lib imports only from floors below its own, types included", () => {
  expect(upwardImports(IMPORTS, readFloors())).toEqual([]);
});

test("no files import each other in a cycle, types included", () => {
  const imports = importsOf(["middleware.ts", "instrumentation.ts", ...sourceFiles("app", "components", "lib")]);
  const edges = imports.flatMap(({ file, source }) => {
    const to = resolve(file, source);
    return to ? [{ from: file, to }] : [];
  });
  expect(filesInCycles(edges)).toEqual([]);
});

const FLOORS = floorsIn(
  "| floor | folders | |\n|---|---|---|\n| 1 | env, log | tools |\n| 2 | db | rows |\n| 3 | users, every other folder | |\n",
);

test.each([
  ["from a floor above", "lib/db/a.ts", 'import { users } from "@/lib/users/users";'],
  ["from another folder on its own floor", "lib/env.ts", 'import { log } from "@/lib/log";'],
  ["of types from a floor above", "lib/db/a.ts", 'import type { User } from "@/lib/users/users";'],
  [
    "from a folder without an entry, in a file on the same floor",
    "lib/users/a.ts",
    'import { a } from "@/lib/attics/a";',
  ],
  [
    "in a folder without an entry, from another folder on the same floor",
    "lib/attics/a.ts",
    'import { users } from "@/lib/users/users";',
  ],
  ["from a floor above, made with import()", "lib/db/a.ts", 'const users = await import("@/lib/users/users");'],
])("an import %s is reported", (_, file, code) => {
  expect(upwardImports(importsIn(file, code), FLOORS)).toEqual([expect.stringContaining(file)]);
});

test.each([
  ["from a lower floor", "lib/users/a.ts", 'import { db } from "@/lib/db/db";\nimport { env } from "@/lib/env";'],
  ["from its own folder", "lib/users/a.ts", 'import { b } from "@/lib/users/b";'],
  ["from a package", "lib/env.ts", 'import * as z from "zod";'],
  ["in a folder without an entry, from a lower floor", "lib/attics/a.ts", 'import { db } from "@/lib/db/db";'],
])("an import %s is allowed", (_, file, code) => {
  expect(upwardImports(importsIn(file, code), FLOORS)).toEqual([]);
});

test("a folder in the table that does not exist is reported", () => {
  expect(missingFolderProblems(["env", "log", "users", "attics"], FLOORS)).toEqual([
    "lib/db does not exist: remove it from the table in STYLE.md",
  ]);
});

test("a cycle of three files is found, and a file that one of them imports is not part of it", () => {
  const cycle = [
    { from: "a", to: "b" },
    { from: "b", to: "c" },
    { from: "c", to: "a" },
    { from: "c", to: "d" },
  ];
  expect(filesInCycles(cycle)).toEqual(["a", "b", "c"]);
});

test("a chain of imports without a cycle is not reported", () => {
  const chain = [
    { from: "b", to: "c" },
    { from: "c", to: "a" },
    { from: "c", to: "d" },
  ];
  expect(filesInCycles(chain)).toEqual([]);
});

test("a type-only import is among the imports of a file", () => {
  expect(importsIn("lib/c.ts", 'import type { A } from "@/lib/a";')).toEqual([
    { file: "lib/c.ts", source: "@/lib/a", isType: true },
  ]);
});
