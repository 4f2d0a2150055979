import fs from "node:fs";
import { isEndpoint, methodOf } from "@/lib/api/methods";
import { importRoute, METHODS, routeFiles } from "../support/route-files";

// Next's own route files, such as robots.ts, are not called route.ts and are not checked.
const FOLDERS = [
  "app/api",
  "app/auth",
  "app/internal",
  "app/secure",
  "app/og",
  "app/files",
  "app/sitemap.xml",
  "app/favicon.ico",
];

/** Routes without a guard: they change nothing and return the same response to everybody. */
const OPEN = ["app/api/health/route.ts"];
/** The tus protocol also has OPTIONS, which returns the server's capabilities. */
const TUS = ["app/api/v1/tus/upload/route.ts", "app/api/v1/tus/upload/[uploadId]/route.ts"];
const FILES = routeFiles(...FOLDERS).filter((file) => !OPEN.includes(file));

test("every route is in one of the checked folders", () => {
  expect(routeFiles("app").filter((file) => !FILES.includes(file) && !OPEN.includes(file))).toEqual([]);
});

test("there are routes to check", () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(FILES).toEqual(expect.arrayContaining(["app/api/v1/roles/route.ts", "app/auth/login/route.ts"]));
});

test.each(FILES)("%s has an `endpoint` handler for every method", async (file) => {
  const route = await importRoute(file);

  for (const method of METHODS) {
    const handler = route[method];
    expect([method, isEndpoint(handler) && methodOf(handler)]).toEqual([method, method]);
  }
});

test.each(FILES)("%s exports no handler of a method outside METHODS, except OPTIONS for tus", async (file) => {
  const handlers = Object.keys(await importRoute(file)).filter((name) => /^[A-Z]+$/.test(name));

  expect(handlers.sort()).toEqual([...METHODS, ...(TUS.includes(file) ? ["OPTIONS"] : [])].sort());
});

test.each(FILES)("%s uses `methods` or `unknownEndpointMethods`, so that no handler is added by hand", (file) => {
  const exports = fs.readFileSync(file, "utf8").match(/^export .*$/gm) ?? [];

  expect(exports).toEqual([
    expect.stringMatching(
      /^export const \{ GET, POST, PUT, PATCH, DELETE \} = (?:methods\(\{|unknownEndpointMethods\(\);)/,
    ),
    ...(TUS.includes(file) ? [expect.stringMatching(/^export const OPTIONS = endpoint\(/)] : []),
  ]);
});

test.each([
  ["a bare handler", () => Response.json({})],
  ["nothing", undefined],
  ["a plain object with the mark of a handler", { [Symbol.for("plinth.endpoint")]: "GET" }],
])("%s does not count as a handler", (_, handler) => {
  expect(isEndpoint(handler)).toBe(false);
});
