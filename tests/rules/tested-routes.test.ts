import fs from "node:fs";
import { documentationOf } from "@/lib/api/documentation";
import { importRoute, METHODS, routeFiles } from "../support/route-files";

/** The tests of the API, and what they share. */
const TESTS = ["tests/api", "tests/support"].flatMap((folder) =>
  fs.readdirSync(folder).map((file) => fs.readFileSync(`${folder}/${file}`, "utf8")),
);

/** The calls with which a guest may change something. */
const GUESTS_MAY = [
  "POST app/api/v1/users/me/locale/route.ts", // a guest gets only a cookie
  "POST app/auth/email-change/undo/route.ts",
  "POST app/auth/forgot-password/route.ts",
  "POST app/auth/login/route.ts",
  "POST app/auth/register/route.ts",
  "POST app/auth/reset-password/route.ts",
  "POST app/auth/two-factor-challenge/route.ts",
  "POST app/secure/auth/social/extra-credentials/route.ts",
];

/** "POST app/auth/login/route.ts" → who may send it, of every documented call. */
async function accessOfCalls(): Promise<Map<string, string | undefined>> {
  const calls = new Map<string, string | undefined>();
  for (const file of routeFiles("app")) {
    const route = await importRoute(file);
    for (const method of METHODS) {
      const documentation = documentationOf(route[method]);
      if (documentation) calls.set(`${method} ${file}`, documentation.access);
    }
  }
  return calls;
}

test("every route with a documented call is imported by a test of the API", async () => {
  const files = [...new Set([...(await accessOfCalls()).keys()].map((call) => call.replace(/^\w+ /, "")))];
  const untested = files.filter((file) => !TESTS.some((text) => text.includes(`"@/${file.replace(/\.ts$/, "")}"`)));

  expect(files.length).toBeGreaterThan(40);
  expect(untested.map((file) => `${file}: add a test to tests/api`)).toEqual([]);
});

test("only the listed calls let a guest change something", async () => {
  const open = [...(await accessOfCalls())]
    .filter(([call, access]) => !call.startsWith("GET ") && (access === "anyone" || access === "guest"))
    .map(([call]) => call);

  expect(open.sort()).toEqual(GUESTS_MAY);
});
