import fs from "node:fs";
import { sourceFiles } from "../support/imports";

const MAX_CHARS = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const longComments = (file: string, code: string) =>
  code
    .split("\n")
    .flatMap((line, index) => (COMMENT.test(line) && line.length > MAX_CHARS ? [`${file}:${index + 1}`] : []));

test(`no line of a comment is longer than ${MAX_CHARS} characters`, () => {
  const files = sourceFiles("app", "components", "lib", "tests");

  expect(files.flatMap((file) => longComments(file, fs.readFileSync(file, "utf8")))).toEqual([]);
});

test.each(["// ", " * ", "/** "])("a longer line that begins with %p is found", (begin) => {
  expect(longComments("lib/a.ts", `${begin}${"x".repeat(MAX_CHARS)}`)).toEqual(["lib/a.ts:1"]);
});
