import { QueryClient } from "@tanstack/react-query";
import { resourceClient } from "@/lib/http/resource-client";
import { type FakeServer, fakeServer } from "../../support/fake-server";

type Role = { id: number; name: string };
const roleClient = resourceClient<Role, { name: string; description: string }>("roles", "role");

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const queries = new QueryClient();

test("a list is requested with its page, search and order, which are also part of its cache key", async () => {
  server.on("GET /api/v1/roles", () => ({ pagination: { data: [{ id: 1, name: "Users" }], total: 1 } }));
  const list = roleClient.list({ page: 2, query: "us", orderBy: "name" });

  const page = await queries.fetchQuery(list);

  expect(server.lines).toEqual(["GET /api/v1/roles?page=2&query=us&orderBy=name"]);
  expect(page.pagination.data).toEqual([{ id: 1, name: "Users" }]);
  expect(list.queryKey).toEqual([...roleClient.key, "list", { page: 2, query: "us", orderBy: "name" }]);
});

test("one row is returned without its envelope", async () => {
  server.on("GET /api/v1/roles/7", () => ({ role: { id: 7, name: "Editors" } }));

  expect(await queries.fetchQuery(roleClient.detail(7))).toEqual({ id: 7, name: "Editors" });
});

test("create sends the input and returns the row", async () => {
  server.on("POST /api/v1/roles", () => ({ role: { id: 8, name: "Editors" } }));

  expect(await roleClient.create({ name: "Editors", description: "" })).toEqual({ id: 8, name: "Editors" });
  expect(server.calls[0]?.body).toEqual({ name: "Editors", description: "" });
});

test("update may send only the changes", async () => {
  server.on("PUT /api/v1/roles/8", () => ({ role: { id: 8, name: "Writers" } }));

  expect(await roleClient.update(8, { name: "Writers" })).toEqual({ id: 8, name: "Writers" });
  expect(server.calls[0]?.body).toEqual({ name: "Writers" });
});

test("remove deletes the row and returns nothing", async () => {
  server.on("DELETE /api/v1/roles/8", () => ({}));

  expect(await roleClient.remove(8)).toBeUndefined();
});
