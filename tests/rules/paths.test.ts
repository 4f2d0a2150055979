import { sourceFiles, withoutComments } from "../support/imports";

const PATH = String.raw`["'\x60]\/(?!\/)`;

/** An internal address that does not come from lib/routes.ts. `//host` is a foreign address. */
const HAND_WRITTEN = new RegExp(
  [
    String.raw`(?<!<use )\bhref(?:=\{?|:\s*)${PATH}`,
    String.raw`\b(?:router|history|location)\.(?:push|replace|prefetch|assign)\(\s*${PATH}`,
    String.raw`\b(?:redirect|permanentRedirect|rewrite)\(\s*${PATH}`,
    String.raw`\blocation(?:\.href)?\s*=\s*${PATH}`,
  ].join("|"),
);

// Pages for development only, illustrations of a site, and the sections and templates of members' sites, which have
// addresses of their own.
const EXEMPT = /^(?:app\/\(dev\)|components\/illustrations|lib\/(?:sections|templates)\/catalog)\//;
const FILES = ["middleware.ts", ...sourceFiles("app", "components", "lib")].filter(
  (file) => file !== "lib/routes.ts" && !EXEMPT.test(file),
);

test("every address of the app comes from lib/routes.ts", () => {
  const handWritten = FILES.flatMap((file) =>
    withoutComments(file)
      .split("\n")
      .filter((line) => HAND_WRITTEN.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

  expect(handWritten).toEqual([]);
});

test.each([
  '<a href="/login">',
  "<Link href={'/login'}>",
  "<Link href={`/pages/about`}>",
  'const item = { href: "/login" };',
  'router.push("/login")',
  "router.replace(`/login`)",
  'redirect("/login")',
  'permanentRedirect("/login")',
  'location.href = "/login"',
  'window.location.assign("/login")',
])("%s is a hard-coded internal address", (line) => {
  expect(HAND_WRITTEN.test(line)).toBe(true);
});

test.each([
  "<Link href={routes.login}>",
  '<a href="https://example.com">',
  '<a href="#content">',
  '<link href="//cdn.example.com/x.css">',
  "<use href={`/icons.svg#menu`} />",
  'text.replace("/", "-")',
  "router.push(routes.page(slug))",
  "redirect(loginThenBack(path))",
])("%s is not a hard-coded internal address", (line) => {
  expect(HAND_WRITTEN.test(line)).toBe(false);
});
