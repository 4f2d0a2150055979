import fs from "node:fs";
import { sourceFiles, styleSheetFiles } from "../support/imports";

const MAX_CHARS = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const CSS_COMMENTS = /\/\*[\s\S]*?\*\//g;

/** The indexes of the lines that begin with a comment. For CSS, the indexes of all lines with a part of a comment. */
function commentLines(file: string, code: string): number[] {
  if (!file.endsWith(".css")) return code.split("\n").flatMap((line, index) => (COMMENT.test(line) ? [index] : []));
  const lineAt = (index: number) => code.slice(0, index).split("\n").length - 1;
  return [...code.matchAll(CSS_COMMENTS)].flatMap(({ 0: comment, index }) =>
    comment.split("\n").map((_, line) => lineAt(index) + line),
  );
}

function longComments(file: string, code: string): string[] {
  const lines = code.split("\n");
  const long = commentLines(file, code).filter((index) => (lines[index]?.length ?? 0) > MAX_CHARS);
  return [...new Set(long)].map((index) => `${file}:${index + 1}`);
}

test(`no line that begins with a comment is longer than ${MAX_CHARS} characters`, () => {
  const folders = ["app", "components", "lib", "tests"];
  const files = [...sourceFiles(...folders), ...styleSheetFiles(...folders)];

  expect(files.flatMap((file) => longComments(file, fs.readFileSync(file, "utf8")))).toEqual([]);
});

const LONG = "x".repeat(MAX_CHARS);

test.each(["// ", " * ", "/** "])("a line that begins with %p and is too long is found", (prefix) => {
  expect(longComments("lib/a.ts", `${prefix}${LONG}`)).toEqual(["lib/a.ts:1"]);
});

test.each([
  ["that begins with a comment is found", `/* ${LONG} */`, ["a.css:1"]],
  ["that is the second line of a comment is found", `/* Two\n   ${LONG} */\na {}`, ["a.css:2"]],
  ["that ends with a comment is found", `a { --b: c; } /* ${LONG} */`, ["a.css:1"]],
  ["without a comment is ignored", `/* One */\na { --b: ${LONG}; }`, []],
])("in CSS, a long line %s", (_, code, expected) => {
  expect(longComments("a.css", code)).toEqual(expected);
});
