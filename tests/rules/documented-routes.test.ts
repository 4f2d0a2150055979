import fs from "node:fs";
import { documentationOf } from "@/lib/api/documentation";
import { isEndpoint } from "@/lib/api/methods";
import { features } from "@/lib/features/features";
import { callsOf } from "@/lib/openapi/call";
import { openApiDocument } from "@/lib/openapi/openapi";
import { createRoutesSource } from "@/lib/openapi/write-routes.mjs";
import { importRoute, loadRoutes, METHODS, routeFiles, routePath } from "../support/route-files";

const FILES = routeFiles("app");

test("the list of routes equals the output of `npm run generate`", () => {
  expect(fs.readFileSync("app/routes.ts", "utf8")).toBe(createRoutesSource());
});

test("every route except the document's own is on the list of routes", () => {
  const listedAddresses = [...createRoutesSource().matchAll(/^\s+(?:\[)?"(\/.*)",/gm)].map(([, address]) => address);

  expect([...listedAddresses, "/api/v1/openapi.json"].sort()).toEqual(FILES.map(routePath).sort());
});

test.each(FILES)("every method of %s documents its access, what it does and what it returns", async (file) => {
  const exports = await importRoute(file);

  for (const method of METHODS) {
    if (await onlyRefuses(exports[method])) continue;
    const { summary, responses, access } = documentationOf(exports[method]) ?? {};
    expect([method, access, summary, Object.keys(responses ?? {})]).toEqual([
      method,
      expect.stringMatching(/./),
      expect.stringMatching(/^[A-Z].*[^.]$/),
      expect.arrayContaining([expect.stringMatching(/^\d{3}$/)]),
    ]);
  }
});

/** Whether the route lacks this method: there is no handler, or an undocumented one that only returns 405 or 404. */
async function onlyRefuses(handler: unknown): Promise<boolean> {
  if (handler === undefined) return true;
  if (documentationOf(handler) || !isEndpoint(handler)) return false;
  const request = new Request("http://localhost:3000/", { method: "GET" });
  const { status } = await handler(request, { params: Promise.resolve({}) });
  return status === 405 || status === 404;
}

test("the API document contains every call, and nothing else", async () => {
  const calls = callsOf(await loadRoutes());
  const { paths = {} } = openApiDocument(await loadRoutes(), features);

  const documentedCalls = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documentedCalls.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
  expect(documentedCalls.length).toBeGreaterThan(40);
});

test("every operation has a response for success or a default response", async () => {
  const { paths = {} } = openApiDocument(await loadRoutes(), features);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { responses }]) => ({ name: `${method} ${path}`, responses })),
  );

  const withoutSuccess = operations.filter(
    ({ responses }) => !Object.keys(responses).some((key) => /^2\d\d$|^default$/.test(key)),
  );
  expect(withoutSuccess.map(({ name }) => name)).toEqual([]);
});

test("every tag of the document has a description", async () => {
  const { tags = [] } = openApiDocument(await loadRoutes(), features);

  const undescribed = tags.filter(({ description }) => !description);
  expect(undescribed.map(({ name }) => `${name}: describe it in callGroups of its feature.ts`)).toEqual([]);
});

test("no two calls share an operation id", async () => {
  const { paths = {} } = openApiDocument(await loadRoutes(), features);
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }: { operationId: string }) => operationId),
  );

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("an undocumented handler that returns 200 does not count as refusing", async () => {
  const undocumented = Object.assign(async () => Response.json({}), { [Symbol.for("plinth.endpoint")]: "GET" });

  expect(await onlyRefuses(undocumented)).toBe(false);
});
