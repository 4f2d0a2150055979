import { importsIn, importsOf, loadedWith, withoutComments } from "../support/imports";

const INSTRUMENTATION = "instrumentation.ts";
const AFTER_OPEN = /registerAfterOpen\(async .*\n/g;
/** Only started with a key for error reports. */
const OPTIONAL = /error-reports/;

/** What a start loads before it has sent the homepage. */
const ENTRIES = [
  ...["lib/server/start.ts", "lib/server/database.ts", "lib/server/next-app.ts", "middleware.ts"],
  ...["app/[locale]/layout.tsx", "app/[locale]/(site)/page.tsx"],
  ...importsIn(INSTRUMENTATION, withoutComments(INSTRUMENTATION).replace(AFTER_OPEN, ""))
    .filter(({ source, isType }) => !isType && source.startsWith("@/lib/") && !OPTIONAL.test(source))
    .map(({ source }) => `${source.slice(2)}.ts`),
];

/** Each takes 10 to 100 ms to load. */
const SLOW =
  /^(?:@\/lib\/db\/client\/client|@prisma\/.*|@node-rs\/argon2|graphile-worker|tldts|sharp|stripe|postcss|parse5|sanitize-html|nodemailer|pdfkit)$/;

const slowImports = (entries: readonly string[]) =>
  importsOf(loadedWith(entries)).filter(({ source, isType }) => !isType && SLOW.test(source));

test("a start loads neither Prisma nor other packages that take long to load", () => {
  expect(ENTRIES).toContain("lib/localizations/language-settings.ts");
  expect(slowImports(ENTRIES).filter(({ file, source }) => !importsItLazily(file, source))).toEqual([]);
});

test("the list of all features does not load the SDK of S3", () => {
  const loadedImports = importsOf(loadedWith(["lib/features/features.ts"]));

  expect(loadedImports.filter(({ source, isType }) => !isType && source.startsWith("@aws-sdk/"))).toEqual([]);
});

test("a file that loads Prisma is found", () => {
  expect(slowImports(["lib/menus/menus.ts"])).toContainEqual({
    file: "lib/db/db.ts",
    source: "@/lib/db/client/client",
    isType: false,
  });
});

const importsItLazily = (file: string, source: string) => withoutComments(file).includes(`await import("${source}")`);
