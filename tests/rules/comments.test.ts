import fs from "node:fs";
import { sourceFiles, styleSheetFiles } from "../support/imports";

const MAX_CHARS = 120;
/** A line with a comment: after code, in JSX, or as a line of its own. */
const COMMENT = /^\s*\*|(?:^|\s)\/\/\s|\/\*/;
const CSS_COMMENTS = /\/\*[\s\S]*?\*\//g;

/** The indexes of the lines with a part of a comment. */
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

test(`no line with a comment is longer than ${MAX_CHARS} characters`, () => {
  const folders = ["app", "components", "lib", "tests"];
  const files = [...sourceFiles(...folders), ...styleSheetFiles(...folders)];

  expect(files.flatMap((file) => longComments(file, fs.readFileSync(file, "utf8")))).toEqual([]);
});

const LONG = "x".repeat(MAX_CHARS);

test.each(["// ", " * ", "/** ", "const a = 1; // ", "<p>{/* "])(
  "a line that begins with %p and is too long is found",
  (start) => {
    expect(longComments("lib/a.tsx", `${start}${LONG}`)).toEqual(["lib/a.tsx:1"]);
  },
);

test("a long line of code with a URL is ignored", () => {
  expect(longComments("lib/a.ts", `const a = "https://${LONG}";`)).toEqual([]);
});

test.each([
  ["that begins with a comment is found", `/* ${LONG} */`, ["a.css:1"]],
  ["that is the second line of a comment is found", `/* Two\n   ${LONG} */\na {}`, ["a.css:2"]],
  ["that ends with a comment is found", `a { --b: c; } /* ${LONG} */`, ["a.css:1"]],
  ["without a comment is ignored", `/* One */\na { --b: ${LONG}; }`, []],
])("in CSS, a long line %s", (_, code, expected) => {
  expect(longComments("a.css", code)).toEqual(expected);
});
