import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Import, importsOf, sourceFiles } from "../support/imports";

const BIOME = path.resolve("node_modules/.bin/biome");

/** One broken file a rule: where it lies, the line that breaks it, and the rule's name in biome.json. */
const BROKEN: [file: string, code: string, rule: string][] = [
  ["lib/roles/a.ts", 'import "@/app/(member)/admin/page";', "lib-is-below-ui"],
  ["lib/roles/b.ts", 'import { Button } from "@/components/ui/button";', "lib-is-below-ui"],
  ["lib/http/c.ts", 'import { Button } from "@/components/ui/button";', "lib-is-below-ui"],
  ["components/roles/a.tsx", 'import { POST } from "@/app/api/v1/roles/route";', "components-are-below-routes"],
  ["components/roles/b.tsx", 'import { listRoles } from "@/lib/roles/roles";', "components-stay-off-the-server"],
  ["components/roles/c.tsx", 'import type { Role } from "@/lib/roles/roles";', "components-stay-off-the-server"],
  ["components/roles/d.tsx", 'import { db } from "@/lib/db/db";', "components-stay-off-the-server"],
  ["components/roles/e.tsx", 'export { env } from "@/lib/env";', "components-stay-off-the-server"],
  ["components/roles/f.tsx", 'const late = import("@/lib/roles/roles");', "components-stay-off-the-server"],
  ["components/roles/g.tsx", 'import { rows } from "../projects/rows";', "Import from another folder"],
  ["components/ui/a.tsx", 'import { RoleFields } from "@/components/roles/role-fields";', "ui-is-generic"],
  ["components/form/b.tsx", 'import { db } from "@/lib/db/db";', "components-stay-off-the-server"],
  ["components/data-table/c.tsx", 'import { RoleFields } from "@/components/roles/role-fields";', "ui-is-generic"],
  ["lib/roles/schema.ts", 'import { listRoles } from "@/lib/roles/roles";', "client-safe-stays-client-safe"],
  ["lib/roles/client.ts", 'import { env } from "@/lib/env";', "client-safe-stays-client-safe"],
  ["lib/roles/policy.ts", 'import "server-only";', "client-safe-stays-client-safe"],
  ["lib/errors.ts", 'import { log } from "@/lib/log";', "client-safe-stays-client-safe"],
  ["app/api/v1/roles/route.ts", 'import { db } from "@/lib/db/db";', "handlers-stay-thin"],
  ["app/(member)/admin/page.tsx", 'import { Prisma } from "@prisma/client";', "handlers-stay-thin"],
  ["app/auth/login/route.ts", 'import nextAuth from "next-auth";', "one-door-to-next-auth"],
  ["lib/roles/d.ts", 'import Google from "next-auth/providers/google";', "one-door-to-next-auth"],
  ["lib/roles/e.ts", 'import { headers } from "next/headers";', "domain-knows-no-http"],
  ["lib/http/a.ts", 'import { listRoles } from "@/lib/roles/roles";', "http-knows-no-domain"],
  ["lib/http/b.ts", 'import { createUser } from "@/tests/support/factories";', "tests-are-leaves"],
  ["lib/roles/f.ts", 'import { createUser } from "@/tests/support/factories";', "tests-are-leaves"],
  ["app/api/v1/roles/b.ts", 'import { createUser } from "@/tests/support/factories";', "tests-are-leaves"],
  ["lib/roles/g.ts", 'import { can } from "../permissions/permissions";', "Import from another folder"],
];

/** What the layers may do, so that no rule forbids more than it says. */
const ALLOWED: [file: string, code: string][] = [
  ["app/api/v1/themes/route.ts", 'import { listThemes } from "@/lib/themes/writing";'],
  [
    "app/api/v1/themes/page.tsx",
    'import { notFound } from "next/navigation";\nimport { Button } from "@/components/ui/button";',
  ],
  [
    "components/themes/a.tsx",
    'import { themeInput } from "@/lib/themes/schema";\nimport { routes } from "@/lib/routes";',
  ],
  [
    "components/themes/b.tsx",
    'import "@/components/site/prose.css";\nimport { userInput } from "@/lib/users/admin-schema";',
  ],
  [
    "components/form/a.tsx",
    'import { Button } from "@/components/ui/button";\nimport { useT } from "@/components/i18n/use-t";',
  ],
  ["components/form/c.ts", 'import { openErrorOverlay } from "@/components/errors/open-error-overlay";'],
  ["lib/themes/a.ts", 'import { db } from "@/lib/db/db";\nimport { paginate } from "@/lib/http/list";'],
  ["lib/themes/schema.ts", 'import { listQuery } from "@/lib/http/list";\nimport { line } from "@/lib/i18n/line";'],
  ["lib/http/d.ts", 'import { actorFrom } from "@/lib/auth/actor";\nimport { NextResponse } from "next/server";'],
  ["lib/auth/a.ts", 'import nextAuth from "next-auth";\nimport { headers } from "next/headers";'],
  ["lib/front/a.ts", 'import next from "next";'],
];

/** Two files that need each other, in a circle of three. */
const CIRCLE: [file: string, code: string][] = [
  ["lib/circle/a.ts", 'import { b } from "@/lib/circle/b";\nexport const a = () => b();'],
  ["lib/circle/b.ts", 'import { c } from "@/lib/circle/c";\nexport const b = () => c();'],
  ["lib/circle/c.ts", 'import { a } from "@/lib/circle/a";\nexport const c = () => a();'],
];

let found: Map<string, string[]>;

beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-rules-"));
  // Without a package.json Biome resolves no alias, and then finds no circle.
  for (const config of ["biome.json", "tsconfig.json", "package.json"])
    fs.copyFileSync(config, path.join(folder, config));
  for (const [file, code] of [...BROKEN, ...ALLOWED, ...CIRCLE]) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${code}\n`);
  }
  found = lint(folder);
  fs.rmSync(folder, { recursive: true });
}, 60_000);

/** File -> what Biome says of its imports. */
function lint(folder: string): Map<string, string[]> {
  const rules = ["--only=style/noRestrictedImports", "--only=suspicious/noImportCycles"];
  const said = run([...rules, "--max-diagnostics=none", "--colors=off", "app", "components", "lib"], folder);
  const messages = new Map<string, string[]>();
  for (const [, file = "", message = ""] of said.matchAll(/^(\S.*?):\d+:\d+ lint\/\S+ ━*\n\n {2}× (.*)$/gm)) {
    messages.set(file, [...(messages.get(file) ?? []), message]);
  }
  return messages;
}

function run(given: string[], cwd: string): string {
  try {
    return execFileSync(BIOME, ["lint", ...given], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

test.each(BROKEN)("%s with %s breaks the rule %s, once", (file, _, rule) => {
  expect(found.get(file)).toEqual([expect.stringMatching(new RegExp(`^${rule}`))]);
});

test.each(ALLOWED)("%s may import what its layer may", (file) => {
  expect(found.get(file)).toBeUndefined();
});

test.each(CIRCLE)("%s is told that it is part of a circle", (file) => {
  expect(found.get(file)).toEqual([expect.stringMatching(/cycle/i)]);
});

test("the tree keeps all of these rules", () => {
  expect(lint(".")).toEqual(new Map());
}, 60_000);

/** Folders of components that serve every feature, or compose features. */
const COMMON = new Set([
  ...["ui", "form", "data-table", "i18n", "bootstrap", "errors", "layout", "admin"],
  ...["resource", "permissions"],
  ...["query", "password-confirmation", "account-settings", "uploads", "illustrations"],
]);

// Biome cannot say "another folder than one's own".
function featureOf(file: string): string | undefined {
  const [, folder] = /^(?:@\/)?components\/([^/]+)\//.exec(file) ?? [];
  return folder && !COMMON.has(folder) ? folder : undefined;
}

const reachesOver = ({ file, source }: Import) =>
  featureOf(file) !== undefined && featureOf(source) !== undefined && featureOf(file) !== featureOf(source);

test("features compose in app: no feature's component reaches into another feature's folder", () => {
  expect(importsOf(sourceFiles("components")).filter(reachesOver)).toEqual([]);
});

test.each([
  ["components/roles/a.tsx", "@/components/projects/b", true],
  ["components/roles/a.tsx", "@/components/roles/b", false],
  ["components/roles/a.tsx", "@/components/ui/button", false],
  ["components/layout/a.tsx", "@/components/roles/b", false],
  ["app/page.tsx", "@/components/roles/b", false],
])("%s importing %s reaches over: %s", (file, source, wanted) => {
  expect(reachesOver({ file, source })).toBe(wanted);
});

const JUNK = /(?:^|[-/])(?:utils?|helpers?|commons?|misc|shared|index)\.(?:tsx?|mjs)$/;

test("no junk drawers: a file is named for what is in it", () => {
  expect(sourceFiles("app", "components", "lib", "tests").filter((file) => JUNK.test(file))).toEqual([]);
});

test.each(["lib/roles/utils.ts", "tests/test-helpers.ts", "components/ui/index.tsx", "lib/shared.ts"])(
  "%s is a junk drawer",
  (file) => {
    expect(JUNK.test(file)).toBe(true);
  },
);
