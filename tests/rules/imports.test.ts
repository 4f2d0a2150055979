import fs from "node:fs";
import { readHttpFolders, speaksHttp } from "../support/http-folders";
import {
  type Import,
  importsIn,
  importsOf,
  reachableFrom,
  resolve,
  sourceFiles,
  withoutComments,
} from "../support/imports";

type Rule = { name: string; isBroken: (item: Import) => boolean };

const isInFolder =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(folder));
const matchesAny =
  (...patterns: RegExp[]) =>
  (source: string) =>
    patterns.some((pattern) => pattern.test(source));

const isInProduct = isInFolder("app/", "components/", "lib/");
const isInLib = isInFolder("lib/");
const isInComponents = isInFolder("components/");
const isGeneric = isInFolder("components/ui/", "components/form/", "components/data-table/");

const HTTP_FOLDERS = readHttpFolders();

/** Rules about a single import. The word before the colon identifies the rule. */
const RULES: Rule[] = [
  {
    name: "lib-is-below-ui: the domain imports no screens or routes",
    // `@/app/$…` is not an import: lib/openapi/write-routes.mjs writes it into the code that it generates.
    isBroken: ({ file, source }) => isInLib(file) && matchesAny(/^@\/(?:app|components)\/(?!\$)/)(source),
  },
  {
    name: "components-are-below-routes: a component imports no route",
    isBroken: ({ file, source }) => isInComponents(file) && matchesAny(/^@\/app\//)(source),
  },
  {
    name: "ui-is-generic: primitives import no feature",
    isBroken: ({ file, source }) =>
      isGeneric(file) &&
      matchesAny(/^@\/components\//)(source) &&
      !matchesAny(
        /^@\/components\/(?:ui|form|data-table|i18n)\//,
        /errors\/(?:open-error-overlay|load-failure)$/,
      )(source),
  },
  {
    name: "handlers-stay-thin: a route reaches the database through a domain file",
    isBroken: ({ file, source }) =>
      isInFolder("app/")(file) && matchesAny(/^@\/lib\/db\//, /^@prisma\//, /^pg$/)(source),
  },
  {
    name: "domain-without-next: in lib, only the folders that speak HTTP import Next",
    isBroken: ({ file, source }) =>
      isInLib(file) && matchesAny(/^next(?:\/|$)/)(source) && !speaksHttp(file, HTTP_FOLDERS),
  },
  {
    name: "next-auth-in-one-place: only lib/social imports next-auth",
    isBroken: ({ file, source }) => matchesAny(/^next-auth(?:\/|$)/)(source) && !isInFolder("lib/social/")(file),
  },
  {
    name: "tests-are-leaves: product code never imports a test",
    isBroken: ({ file, source }) => isInProduct(file) && matchesAny(/^@\/tests\//, /tests\/support\//)(source),
  },
  {
    name: "by-alias: import from another folder by the alias, because the other rules do not see relative imports",
    // Node runs .mjs files directly and does not know our alias.
    isBroken: ({ file, source }) =>
      isInFolder("components/", "lib/")(file) && !file.endsWith(".mjs") && matchesAny(/^\.\.\/(?!.*\.woff2$)/)(source),
  },
];

const brokenBy = (item: Import) =>
  RULES.filter(({ isBroken }) => isBroken(item)).map(({ name }) => name.split(":", 1)[0]);

test.each(RULES)("$name", ({ isBroken }) => {
  expect(importsOf(sourceFiles("app", "components", "lib")).filter(isBroken)).toEqual([]);
});

test.each([
  ["lib/roles/a.ts", 'import "@/app/(member)/admin/page";', "lib-is-below-ui"],
  ["lib/http/a.ts", 'import { Button } from "@/components/ui/button";', "lib-is-below-ui"],
  ["components/roles/a.tsx", 'import { POST } from "@/app/api/v1/roles/route";', "components-are-below-routes"],
  ["components/ui/a.tsx", 'import { RoleFields } from "@/components/roles/role-fields";', "ui-is-generic"],
  ["components/data-table/a.tsx", 'import { RoleFields } from "@/components/roles/role-fields";', "ui-is-generic"],
  ["app/api/v1/roles/route.ts", 'import { db } from "@/lib/db/db";', "handlers-stay-thin"],
  ["app/(member)/admin/page.tsx", 'import { Prisma } from "@prisma/client";', "handlers-stay-thin"],
  ["lib/roles/b.ts", 'import { headers } from "next/headers";', "domain-without-next"],
  ["app/auth/login/route.ts", 'import nextAuth from "next-auth";', "next-auth-in-one-place"],
  ["lib/auth/a.ts", 'import Google from "next-auth/providers/google";', "next-auth-in-one-place"],
  ["lib/roles/c.ts", 'import { createUser } from "@/tests/support/factories";', "tests-are-leaves"],
  ["components/roles/b.tsx", 'import { rows } from "../projects/rows";', "by-alias"],
])("%s with %s breaks the rule %s, and no other", (file, code, rule) => {
  expect(importsIn(file, code).flatMap(brokenBy)).toEqual([rule]);
});

test.each([
  ["app/api/v1/themes/route.ts", 'import { listThemes } from "@/lib/themes/themes";'],
  ["components/themes/a.tsx", 'import { themeInput } from "@/lib/themes/schema";'],
  ["components/form/a.tsx", 'import { Button } from "@/components/ui/button";'],
  ["lib/social/a.ts", 'import nextAuth from "next-auth";'],
  ["lib/page-access/a.ts", 'import { headers } from "next/headers";'],
  ["lib/page-cache/a.mjs", 'import { processState } from "../process-state.mjs";'],
])("%s with %s breaks no rule", (file, code) => {
  expect(importsIn(file, code).flatMap(brokenBy)).toEqual([]);
});

/** Imports that make a file a server file, because no browser can load them. */
const SERVER_ONLY = /^(?:server-only|node:.*|pg|@prisma\/.*|graphile-worker|nodemailer|sharp)$/;

const isServerCode = (imports: readonly Import[]) =>
  imports.some(({ source, isType }) => !isType && SERVER_ONLY.test(source));
const serverFiles = (files: readonly string[]) => files.filter((file) => isServerCode(importsOf([file])));

test("a component imports no server file, not even its types", () => {
  const direct = importsOf(sourceFiles("components")).filter(({ file, source }) => {
    const to = resolve(file, source);
    return to?.startsWith("lib/") && isServerCode(importsOf([to]));
  });
  expect(direct).toEqual([]);
});

test("browser code reaches no server file", () => {
  const browser = sourceFiles("components", "app").filter((file) =>
    /^"use client";/.test(fs.readFileSync(file, "utf8")),
  );
  expect(browser.length).toBeGreaterThan(100);
  expect(serverFiles(reachableFrom(browser))).toEqual([]);
});

test.each([
  ['import "server-only";', true],
  ['import { randomBytes } from "node:crypto";', true],
  ['import type { Pool } from "pg";', false],
  ['import * as z from "zod";', false],
])("a file with %s is a server file: %s", (code, expected) => {
  expect(isServerCode(importsIn("lib/roles/a.ts", code))).toBe(expected);
});

test("the files that a client component imports count as browser code", () => {
  const file = "components/auth/login-form.tsx";
  expect(withoutComments(file)).toMatch(/^"use client";/);
  expect(reachableFrom([file])).toContain("lib/auth/client.ts");
});

/** Folders of components that serve every feature, or compose features. */
const SHARED = new Set([
  ...["ui", "form", "data-table", "resource", "i18n", "bootstrap", "errors", "layout", "admin"],
  ...[
    "query",
    "captcha",
    "password-confirmation",
    "account-settings",
    "uploads",
    "illustrations",
    "permissions",
    "avatars",
    "sessions",
    "impersonation",
    "sites",
    "picture-picker",
    "templates",
    "billing",
    "storage-use",
  ],
]);

function featureOf(file: string): string | undefined {
  const [, folder] = /^(?:@\/)?components\/([^/]+)\//.exec(file) ?? [];
  return folder && !SHARED.has(folder) ? folder : undefined;
}

const crossesFeatures = ({ file, source }: Pick<Import, "file" | "source">) =>
  featureOf(file) !== undefined && featureOf(source) !== undefined && featureOf(file) !== featureOf(source);

test("no feature's component imports from another feature's folder", () => {
  expect(importsOf(sourceFiles("components")).filter(crossesFeatures)).toEqual([]);
});

test.each([
  ["components/roles/a.tsx", "@/components/projects/b", true],
  ["components/roles/a.tsx", "@/components/roles/b", false],
  ["components/roles/a.tsx", "@/components/ui/button", false],
  ["components/layout/a.tsx", "@/components/roles/b", false],
  ["app/page.tsx", "@/components/roles/b", false],
])("%s importing %s crosses features: %s", (file, source, expected) => {
  expect(crossesFeatures({ file, source })).toBe(expected);
});

const VAGUE = /(?:^|[-/])(?:utils?|helpers?|commons?|misc|shared|index)\.(?:tsx?|mjs)$/;

test("no file has a vague name", () => {
  expect(sourceFiles("app", "components", "lib", "tests").filter((file) => VAGUE.test(file))).toEqual([]);
});

test.each(["lib/roles/utils.ts", "tests/test-helpers.ts", "components/ui/index.tsx", "lib/shared.ts"])(
  "%s has a vague name",
  (file) => {
    expect(VAGUE.test(file)).toBe(true);
  },
);
