import { createRouter, type Route } from "@/lib/calls/router";

const load = async () => ({});
const paths = [
  "/api/[...path]",
  "/api/users",
  "/api/users/[userId]",
  "/api/users/me",
  "/api/users/[userId]/roles",
  "/auth/login",
];
const find = createRouter(paths.map((path): Route => [path, load]));

test.each([
  ["/auth/login", "/auth/login", {}],
  ["/api/users", "/api/users", {}],
  ["/api/users/me", "/api/users/me", {}],
  ["/api/users/12", "/api/users/[userId]", { userId: "12" }],
  ["/api/users/12/roles", "/api/users/[userId]/roles", { userId: "12" }],
  ["/api/users/me/roles", "/api/users/[userId]/roles", { userId: "me" }],
  ["/api/users/12/other", "/api/[...path]", { path: ["users", "12", "other"] }],
  ["/api/x", "/api/[...path]", { path: ["x"] }],
])("%s matches the route %s", (path, expected, params) => {
  expect(find(path)).toEqual({ route: [expected, load], params });
});

test.each(["/", "/api", "/auth", "/auth/login/x", "/other", ""])("%p has no route", (path) => {
  expect(find(path)).toBeNull();
});
