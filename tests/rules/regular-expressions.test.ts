import fs from "node:fs";
import vm from "node:vm";
import { parseSync } from "oxc-parser";
import { checkSync } from "recheck";
import { sourceFiles } from "../support/imports";

jest.setTimeout(600_000);

/** Code that reads only our own source, or the input of whoever runs a command. */
const OWN_INPUT = ["lib/i18n/extract.mjs", "lib/cli"];

type Pattern = { pattern: string; flags: string };
type SyntaxNode = { type?: string; regex?: Pattern | null };

/** The regular expression literals of a file. */
function literalsIn(file: string, source: string): Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, regex } = node as SyntaxNode;
    if (type === "Literal" && regex) patterns.push(regex);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return patterns;
}

const SLOW_MS = 1000;

/**
 * Whether matching a text takes long. Fuzzing estimates the growth, and on a busy machine it has found attacks that
 * take ten milliseconds for 100,000 characters. What grows with the square takes minutes for texts of this size.
 */
function isSlow({ pattern, flags }: Pattern, text: string): boolean {
  try {
    vm.runInNewContext("new RegExp(pattern, flags).exec(text)", { pattern, flags, text }, { timeout: SLOW_MS });
    return false;
  } catch {
    return true;
  }
}

/** Returns why matching the pattern may take more than linear time. Null if it never does. */
function problemOf({ pattern, flags }: Pattern): string | null {
  const result = checkSync(pattern, flags, { timeout: 240_000 });
  if (result.status === "safe") return null;
  if (result.status === "vulnerable" && result.checker === "fuzz" && !isSlow({ pattern, flags }, result.attack.string))
    return null;
  const reason = result.status === "vulnerable" ? result.complexity.summary : "not decided in time";
  return `/${pattern}/${flags}: ${reason}`;
}

test("an attack that fuzzing finds counts if it is slow", () => {
  expect(isSlow({ pattern: "(?:a|a?)+$", flags: "" }, `${"a".repeat(40)}b`)).toBe(true);
  expect(isSlow({ pattern: "(?:\\s|x)+$", flags: "" }, `${" ".repeat(300_000)}b`)).toBe(true);
  expect(isSlow({ pattern: "^\\s+$", flags: "" }, `${" ".repeat(300_000)}b`)).toBe(false);
});

test("every regular expression literal takes time linear in its input", () => {
  const files = sourceFiles("app", "components", "lib").filter(
    (file) => !OWN_INPUT.some((folder) => file.startsWith(folder)),
  );
  const literals = new Map<string, { literal: Pattern; file: string }>();
  for (const file of [...files, "middleware.ts"]) {
    for (const literal of literalsIn(file, fs.readFileSync(file, "utf8")))
      literals.set(`/${literal.pattern}/${literal.flags}`, { literal, file });
  }
  const problems = [...literals.values()].flatMap(({ literal, file }) => {
    const problem = problemOf(literal);
    return problem ? [`${file}: ${problem}`] : [];
  });

  expect(literals.size).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

/** Files that build expressions at run time, all from names in our code. The expressions' speed was checked by hand. */
const BUILT_AT_RUN_TIME = [
  "components/two-factor/qr-code-and-key.tsx",
  "lib/i18n/rich.ts",
  "lib/i18n/translate.ts",
  "lib/publications/checks/secret-words.ts",
];

test("a regular expression is built at run time only in files that were checked by hand", () => {
  const files = sourceFiles("app", "components", "lib")
    .filter((file) => !OWN_INPUT.some((folder) => file.startsWith(folder)))
    .filter((file) => /\bRegExp\(/.test(fs.readFileSync(file, "utf8")));

  expect(files.sort()).toEqual(BUILT_AT_RUN_TIME);
});

test.each([
  ["(?:<!--[\\s\\S]*?-->|\\s)*<svg", "exponential"],
  ["\\s+$", "polynomial"],
])("finds that %s is %s", (pattern, complexity) => {
  expect(problemOf({ pattern, flags: "" })).toContain(complexity);
});
