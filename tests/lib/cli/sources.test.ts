import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isBuilt } from "@/lib/cli/building.mjs";
import { hashSchema, hashSources } from "@/lib/cli/sources.mjs";

let root: string;
const write = (file: string, text = "") => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "plinth-sources-"));
  for (const file of [
    "app/page.tsx",
    "lib/env.ts",
    "prisma/schema/base.prisma",
    "public/a.svg",
    "package-lock.json",
    "middleware.ts",
  ]) {
    write(file, file);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  "app/page.tsx",
  "lib/env.ts",
  "prisma/schema/base.prisma",
  "public/a.svg",
  "middleware.ts",
  "package-lock.json",
  "components/new.tsx",
])("a change to %s makes the build stale", (file) => {
  const before = hashSources(root);
  write(file, "changed");
  expect(hashSources(root)).not.toBe(before);
});

test.each([
  "tests/a.test.ts",
  "README.md",
  "docs/a.md",
  "lib/db/client/client.ts",
  "next-env.d.ts",
  ".data/db/x",
  "dist/server.mjs",
  "app/.swp",
])("a change to %s does not make the build stale", (file) => {
  const before = hashSources(root);
  write(file, "changed");
  expect(hashSources(root)).toBe(before);
});

test("moving a file makes the build stale, even with the same content", () => {
  const before = hashSources(root);
  rmSync(path.join(root, "lib/env.ts"));
  write("lib/environment.ts", "lib/env.ts");
  expect(hashSources(root)).not.toBe(before);
});

test("a copy in another folder has the same hash", () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(hashSources(copy)).toBe(hashSources(root));
  rmSync(copy, { recursive: true });
});

test("the hash for the database client depends on the schema, not on other sources", () => {
  const before = hashSchema(root);
  write("app/page.tsx", "changed");
  expect(hashSchema(root)).toBe(before);
  write("prisma/schema/base.prisma", "changed");
  expect(hashSchema(root)).not.toBe(before);
});

test("the app counts as built only if the recorded hash matches the sources and the build is complete", () => {
  write(".next/BUILD_ID");
  write("dist/server.mjs");
  expect(isBuilt(root)).toBe(false);
  write(".next/plinth-build", hashSources(root));
  expect(isBuilt(root)).toBe(true);
  write("app/page.tsx", "changed");
  expect(isBuilt(root)).toBe(false);
  write(".next/plinth-build", hashSources(root));
  rmSync(path.join(root, "dist/server.mjs"));
  expect(isBuilt(root)).toBe(false);
});
