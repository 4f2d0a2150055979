import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { extract, sentencesOf } from "@/lib/i18n/extract.mjs";

test.each([
  ["t", 'const a = t("One");', ["One"]],
  ["the t of an object", 'const a = page.t("One");', ["One"]],
  ["either quote", `const a = t('Say "hi"') + t("it's");`, ['Say "hi"', "it's"]],
  ["a template literal without expressions", "const a = t(`One`);", ["One"]],
  ["a concatenated sentence", 'const a = t("One " + "two");', ["One two"]],
  ["a call on several lines", 'const a = t(\n  "One",\n);', ["One"]],
  [
    "t.rich",
    'const a = t.rich("One <link>two</link>", { link: (text) => <a href="/no">{text}</a> });',
    ["One <link>two</link>"],
  ],
  ["line", 'const a: Item[] = [{ label: line("One") }];', ["One"]],
  ["both branches of a conditional", 'const a = t(kind === "no" ? "One" : "Two", { no: "no" });', ["One", "Two"]],
  ["a fallback", 'const a = t(user.name || "One");', ["One"]],
  ["JSX", 'const a = <p title={t("One")}>{open && t("Two")}</p>;', ["One", "Two"]],
  ["an expression in a template literal", `const a = \`it's \${t("One")}\`;`, ["One"]],
  ["an error", 'throw new AppError("no", "One :x", { values: { x: "no" } });', ["One :x"]],
  ["an error on several lines", 'throw new AppError(\n  "no",\n  "One",\n  { values: { x: "no" } },\n);', ["One"]],
  ["field errors", 'throw invalid({ email: ["One"], [field]: ["Two", line("Three")] });', ["One", "Two", "Three"]],
  [
    "the messages of a schema",
    'const a = z.string().min(1, "One").regex(/^["\'no]+$/, "Two").refine((x) => !x.includes("no"), "Three").pipe(z.email("Four"));',
    ["One", "Two", "Three", "Four"],
  ],
  ["non-ASCII letters", 'const a = t("© ü …");', ["© ü …"]],
])("reads %s", (_, source, expected) => {
  expect(sentencesOf(source)).toEqual(expected);
});

describe("ignores", () => {
  test.each([
    ["comments", '// t("no")\n/** line("no") */'],
    ["strings", `const a = "t('no')";`],
    ["other functions", 'x.line("no"); format("no"); const it = test("no");'],
    ["variables", "t(label); line(text);"],
    ["the arguments of a nested call", 't(labelOf("no"));'],
    ["the key of a lookup", 't(LABELS["no"]);'],
    ["quotes in a regular expression", 'const a = /["t(\']/; const b = "no";'],
  ])("%s", (_, source) => {
    expect(sentencesOf(source)).toEqual([]);
  });
});

test("deduplicates sentences", () => {
  expect(sentencesOf('t("One"); t("One");')).toEqual(["One"]);
});

test("a folder's sentences include messages of schemas that its forms load, directly or through other schemas", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "plinth-extract-"));
  const files = {
    "app/page.tsx": 't("Home");',
    "components/auth/form.tsx": 'const schema = () => import("@/lib/auth/schema"); t("Log in");',
    "components/auth/server.tsx": 'import { labels } from "@/lib/roles/labels"; use(labels);',
    "lib/auth/schema.ts":
      'import { code } from "@/lib/codes/schema"; export const a = z.string().min(1, "Too short.").and(code);',
    "lib/codes/schema.ts": 'export const code = z.string().regex(/1/, "Enter the code.");',
    "lib/roles/labels.ts": 'export const labels = [line("Label")];',
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }

  const sentences = extract(root);
  rmSync(root, { recursive: true });

  expect(sentences["components/auth"]).toEqual(["Enter the code.", "Log in", "Too short."]);
});
