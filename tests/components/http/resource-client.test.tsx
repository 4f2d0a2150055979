import { QueryClient } from "@tanstack/react-query";
import { resourceClient } from "@/lib/http/resource-client";

type Role = { id: number; name: string };
const roleClient = resourceClient<Role, { name: string; description: string }>("roles", "role");

const calls: { line: string; body: unknown; override: string | null }[] = [];
let answer: unknown;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = "XSRF-TOKEN=token; Path=/";
  calls.length = 0;
  globalThis.fetch = (async (url: string, { method, body, headers }: RequestInit) => {
    const override = new Headers(headers).get("x-http-method-override");
    calls.push({ line: `${method} ${url}`, body: body ? JSON.parse(String(body)) : undefined, override });
    return Response.json(answer);
  }) as typeof fetch;
});

const queries = new QueryClient();

test("a list is asked for with its page, search and order, and kept under them", async () => {
  answer = { pagination: { data: [{ id: 1, name: "Users" }], total: 1 } };
  const list = roleClient.list({ page: 2, query: "us", orderBy: "name" });

  const page = await queries.fetchQuery(list);

  expect(calls).toMatchObject([{ line: "GET /api/v1/roles?page=2&query=us&orderBy=name" }]);
  expect(page.pagination.data).toEqual([{ id: 1, name: "Users" }]);
  expect(list.queryKey).toEqual([...roleClient.key, "list", { page: 2, query: "us", orderBy: "name" }]);
});

test("one row comes without its envelope", async () => {
  answer = { status: "success", role: { id: 7, name: "Editors" } };

  expect(await queries.fetchQuery(roleClient.detail(7))).toEqual({ id: 7, name: "Editors" });
  expect(calls).toMatchObject([{ line: "GET /api/v1/roles/7" }]);
});

test("create sends the input and hands back the row", async () => {
  answer = { status: "success", role: { id: 8, name: "Editors" } };

  expect(await roleClient.create({ name: "Editors", description: "" })).toEqual({ id: 8, name: "Editors" });
  expect(calls).toEqual([{ line: "POST /api/v1/roles", body: { name: "Editors", description: "" }, override: null }]);
});

test("update may send just what changed", async () => {
  answer = { status: "success", role: { id: 8, name: "Writers" } };

  expect(await roleClient.update(8, { name: "Writers" })).toEqual({ id: 8, name: "Writers" });
  expect(calls).toEqual([{ line: "POST /api/v1/roles/8?_method=PUT", body: { name: "Writers" }, override: "PUT" }]);
});

test("remove deletes and answers with nothing", async () => {
  answer = { status: "success" };

  expect(await roleClient.remove(8)).toBeUndefined();
  expect(calls).toEqual([{ line: "POST /api/v1/roles/8?_method=DELETE", body: undefined, override: "DELETE" }]);
});
