import { hideSecrets, IGNORED_ERRORS, originOf, reportOptions } from "@/lib/error-reports/policy";

const isIgnored = (message: string) => IGNORED_ERRORS.some((pattern) => pattern.test(message));

test.each([
  "TypeError: Failed to fetch dynamically imported module: https://example.com/_next/static/chunks/a.js", // Chromium
  "TypeError: error loading dynamically imported module: https://example.com/_next/static/chunks/a.js", // Firefox
  "TypeError: Importing a module script failed.", // Safari
  "ChunkLoadError: Failed to load chunk /_next/static/chunks/a.js from module 4711", // Next
  "Loading chunk 7 failed.",
  "Loading CSS chunk 7 failed.",
  "ResizeObserver loop completed with undelivered notifications.",
  "ResizeObserver loop limit exceeded",
])("%s is ignored", (message) => {
  expect(isIgnored(message)).toBe(true);
});

test.each([
  "TypeError: Failed to fetch",
  "ReferenceError: ResizeObserver is not defined",
  "Error: Failed to load the chunky picture",
])("%s is reported", (message) => {
  expect(isIgnored(message)).toBe(false);
});

test("a fifth of the traces is sent", () => {
  expect(reportOptions("https://key@sentry.example/1").tracesSampleRate).toBe(0.2);
});

test("reports go to the origin of the DSN, without its key", () => {
  expect(originOf("https://key@sentry.example:9000/prefix/1")).toBe("https://sentry.example:9000");
});

const TOKEN = "QmFzZTY0dXJsLXNlY3JldC1vZi00My1jaGFyYWN0ZXJz";

function hide(text: string): string | undefined {
  const report = { item: [{ deep: { url: text } }], at: 1, none: null, bytes: new Uint8Array([1]) };
  hideSecrets(report);
  return report.item[0]?.deep.url;
}

test.each([
  [`https://example.com/password/reset/${TOKEN}`, "https://example.com/password/reset/[hidden]"],
  ["/register/only-for-friends?redirect=/x", "/register/[hidden]?redirect=[hidden]"],
  [`GET /preview/${TOKEN}/page`, "GET /preview/[hidden]/page"],
  ["/admin/users?filter%5Btoken%5D=abc", "/admin/users?filter%5Btoken%5D=[hidden]"],
  ["/login?email=ines@example.com&next=b#part", "/login?email=[hidden]&next=[hidden]#part"],
])("%s is reported as %s", (text, expected) => {
  expect(hide(text)).toBe(expected);
});

test.each([
  "/_next/static/chunks/app/login/page-0123456789abcdef0123456789abcdef.js",
  "/dashboard/projects/7",
  "Is this all? Yes.",
])("%s is reported unchanged", (text) => {
  expect(hide(text)).toBe(text);
});
