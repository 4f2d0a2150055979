import { isApiPath, parseAbsolute, parseTarget } from "@/lib/front/target";

test("a target is split into its path, the decoded path and the query", () => {
  expect(parseTarget("/pages/%C3%A4?x=1?2")).toEqual({
    path: "/pages/%C3%A4",
    decodedPath: "/pages/ä",
    query: "?x=1?2",
  });
});

test("the query of a call may be longer than any path", () => {
  expect(parseTarget(`/auth/done?state=${"x".repeat(9000)}`)?.query).toHaveLength(9007);
});

test("the query of a page is dropped if it is too long", () => {
  expect(parseTarget(`/done?state=${"x".repeat(980)}`)?.query).toHaveLength(987);
  expect(parseTarget(`/done?state=${"x".repeat(990)}`)).toMatchObject({ path: "/done", query: "" });
});

test.each([
  "",
  "*",
  "pages",
  "//",
  "//evil.example/",
  "/%2f/evil.example",
  "/%ff",
  "/%",
  "/%00",
  "/a\\b",
  "/a%5Cb",
  "/../secret",
  "/a/%2e%2e/b",
  "/a/.",
  "/a#b",
  `/${"a".repeat(1001)}`,
  `/api/${"a".repeat(2048)}`,
])("refuses %p", (url) => {
  expect(parseTarget(url)).toBeUndefined();
});

test("a segment of a path may begin with dots", () => {
  expect(parseTarget("/.well-known/..name")?.path).toBe("/.well-known/..name");
});

test("the absolute form contains the host", () => {
  expect(parseAbsolute("http://plinth.example:80/a?b")).toEqual({ host: "plinth.example:80", url: "/a?b" });
  expect(parseAbsolute("HTTPS://plinth.example")).toEqual({ host: "plinth.example", url: "/" });
});

test.each(["/http://x/", "ftp://x/", "http://user@x/"])("does not parse %s as an absolute target", (url) => {
  expect(parseAbsolute(url)).toBeUndefined();
});

test.each([
  ["/api/v1/x", true],
  ["/auth/login", true],
  ["/secure/auth/social/google/login", true],
  ["/internal/metrics", true],
  ["/api", true],
  ["/api-docs", false],
  ["/authors", false],
  ["/", false],
])("%s is a path of the API: %p", (path, expected) => {
  expect(isApiPath(path)).toBe(expected);
});
