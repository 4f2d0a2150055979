import { filesInCycles, floorsIn, folderOf, goneFolders, readFloors, upwardImports } from "../support/floors";
import { importsIn, importsOf, resolve, sourceFiles } from "../support/imports";

const FILES = sourceFiles("lib");
const IMPORTS = importsOf(FILES);

test("STYLE.md names no folder that lib does not have, and a floor for those that it does not name", () => {
  const folders = [...new Set(FILES.flatMap((file) => folderOf(file) ?? []))];
  expect(goneFolders(folders, readFloors())).toEqual([]);
  expect(readFloors().get("every other folder")).toBeGreaterThan(0);
});

test("every folder of lib imports only from floors below its own, types included", () => {
  expect(upwardImports(IMPORTS, readFloors())).toEqual([]);
});

test("no files import each other in a circle, types included", () => {
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
  ["to a floor above", "lib/db/a.ts", 'import { users } from "@/lib/users/users";'],
  ["to its own floor", "lib/env.ts", 'import { log } from "@/lib/log";'],
  ["of types", "lib/db/a.ts", 'import type { User } from "@/lib/users/users";'],
  ["to the floor of all others", "lib/users/a.ts", 'import { a } from "@/lib/attics/a";'],
  ["from the floor of all others", "lib/attics/a.ts", 'import { users } from "@/lib/users/users";'],
  ["at run time", "lib/db/a.ts", 'const users = await import("@/lib/users/users");'],
])("an import %s is found", (_, file, code) => {
  expect(upwardImports(importsIn(file, code), FLOORS)).toEqual([expect.stringContaining(file)]);
});

test.each([
  ["of a lower floor", "lib/users/a.ts", 'import { db } from "@/lib/db/db";\nimport { env } from "@/lib/env";'],
  ["within the folder", "lib/users/a.ts", 'import { b } from "@/lib/users/b";'],
  ["of a package", "lib/env.ts", 'import * as z from "zod";'],
  ["of a lower floor from the floor of all others", "lib/attics/a.ts", 'import { db } from "@/lib/db/db";'],
])("an import %s is allowed", (_, file, code) => {
  expect(upwardImports(importsIn(file, code), FLOORS)).toEqual([]);
});

test("a listed folder that does not exist is reported once", () => {
  expect(goneFolders(["env", "log", "users", "attics"], FLOORS)).toEqual([
    "lib/db does not exist: remove it from the table in STYLE.md",
  ]);
});

test("a circle of three files is found, even if one import is of types only", () => {
  const circle = [
    { from: "a", to: "b" },
    { from: "b", to: "c" },
    { from: "c", to: "a" },
    { from: "c", to: "d" },
  ];
  expect(filesInCycles(circle)).toEqual(["a", "b", "c"]);
  expect(filesInCycles(circle.slice(1))).toEqual([]);
  expect(importsIn("lib/c.ts", 'import type { A } from "@/lib/a";')).toEqual([
    { file: "lib/c.ts", source: "@/lib/a", isType: true },
  ]);
});
