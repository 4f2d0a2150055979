import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sentencesOf } from "@/lib/i18n/extract.mjs";
import texts from "@/tests/rules/spec-texts.json";
import { reachableFrom, sourceFiles } from "../support/imports";

/** A text that the app must use. `line` is the same text in our source, if it is written differently there. */
type Text = { text: string; line?: string };

const lineOf = ({ text, line }: Text) => line ?? text;
const SPEC: Text[] = texts.spec;
/** The specification quotes the texts of `spec`. It does not quote those of `contract`, but they must be used too. */
const ALL: string[] = [...SPEC, ...texts.contract].map(lineOf);

/** The entry points: the files of `app`, without pages for development only, and the other files that Next runs. */
const STARTS = [
  ...sourceFiles("app").filter((file) => !file.startsWith("app/(dev)/")),
  "middleware.ts",
  "instrumentation.ts",
];

/** The sentences in reachable files, without their tags: a link inside a sentence is a tag in the source. */
const USED = new Set(
  reachableFrom(STARTS)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => sentencesOf(readFileSync(file, "utf8"), path.extname(file).slice(1)))
    .map((sentence: string) => sentence.replace(/<\/?\w+>/g, "")),
);

test("every listed text is used", () => {
  expect(ALL.filter((line) => !USED.has(line))).toEqual([]);
});

test("a file counts only if a page imports it, statically or dynamically, and not only its types", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "plinth-reachable-"));
  const files = {
    "page.tsx": 'import { Shown } from "./shown";\nimport type { Row } from "./types-only";',
    "shown.tsx": 'const open = () => import("./dialog");',
    "dialog.tsx": "",
    "types-only.tsx": "",
    "mounted-nowhere.tsx": "",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);

  const reachedFiles = reachableFrom([path.join(folder, "page.tsx")]);
  rmSync(folder, { recursive: true });

  expect(reachedFiles.map((file) => path.basename(file))).toEqual(["page.tsx", "shown.tsx", "dialog.tsx"]);
});

test("the list of texts contains each text once, and no empty text", () => {
  expect(ALL.filter((line, index) => line.trim() === "" || ALL.indexOf(line) !== index)).toEqual([]);
});

// The specification is not in the repository.
const FILE = path.resolve(import.meta.dirname, "../../../shared/spec.md");

if (existsSync(FILE)) {
  describe("if the specification is available", () => {
    const specification = readFileSync(FILE, "utf8");
    const quotedTexts = [...specification.matchAll(/(?<![\w`])'(.*?)'(?!\w)/g)].map(([, text]) => text ?? "");
    /** Quoted words that are values for programs, and not texts of the user interface. */
    const VALUES = ["success"];

    test("the specification contains each listed text", () => {
      expect(SPEC.filter(({ text }) => !specification.includes(text))).toEqual([]);
    });

    test("each text that the specification quotes is listed", () => {
      const listedTexts = SPEC.map(({ text }) => text);
      expect(quotedTexts.filter((text) => !listedTexts.includes(text) && !VALUES.includes(text))).toEqual([]);
    });
  });
}
