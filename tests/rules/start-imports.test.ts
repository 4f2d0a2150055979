import { importsIn, importsOf, loadedWith, withoutComments } from "../support/imports";

const INSTRUMENTATION = "instrumentation.ts";
const BACKGROUND_WORK = /registerBackgroundWork\(async .*\n/g;

/** What the server loads when it starts, before it has sent the homepage. */
const ENTRIES = [
  ...["lib/server/start.ts", "lib/server/database.ts", "lib/server/next-app.ts", "middleware.ts"],
  ...["app/[locale]/layout.tsx", "app/[locale]/(site)/page.tsx"],
  ...importsIn(INSTRUMENTATION, withoutComments(INSTRUMENTATION).replace(BACKGROUND_WORK, ""))
    .filter(({ source, isType }) => !isType && source.startsWith("@/lib/"))
    .map(({ source }) => `${source.slice(2)}.ts`),
];

/** Imports that each take 10 to 100 ms to load. */
const SLOW =
  /^(?:@\/lib\/db\/client\/client|@prisma\/.*|@node-rs\/argon2|graphile-worker|tldts|sharp|stripe|postcss|parse5|sanitize-html|nodemailer|pdfkit)$/;

const slowImports = (entries: readonly string[]) =>
  importsOf(loadedWith(entries)).filter(({ source, isType }) => !isType && SLOW.test(source));

test("a starting server loads neither Prisma nor other packages that are slow to load", () => {
  expect(ENTRIES).toContain("lib/localizations/language-settings.ts");
  expect(slowImports(ENTRIES).filter(({ file, source }) => !isLazyImport(file, source))).toEqual([]);
});

test("the list of all features does not load the S3 SDK", () => {
  const loadedImports = importsOf(loadedWith(["lib/features/features.ts"]));

  expect(loadedImports.filter(({ source, isType }) => !isType && source.startsWith("@aws-sdk/"))).toEqual([]);
});

test("`slowImports` finds an import of Prisma", () => {
  expect(slowImports(["lib/menus/menus.ts"])).toContainEqual({
    file: "lib/db/db.ts",
    source: "@/lib/db/client/client",
    isType: false,
  });
});

/** Whether the file imports `source` only with `await import()`, which loads it when it is needed. */
function isLazyImport(file: string, source: string): boolean {
  const code = withoutComments(file);
  return code.includes(`await import("${source}")`) && !code.includes(` from "${source}"`);
}
