import { unzipSync } from "fflate";
import { createZipPaths, nameKey, portableName } from "@/lib/file-names";
import { downloadResponse } from "@/lib/http/download";
import { type ExportedFile, zipSite } from "@/lib/publications/exports/site-zip";
import { pathOf, toSiteDocument } from "@/lib/site-pages/document";
import { fileNames } from "@/lib/site-pages/file-names";

test.each([
  ["../../etc/passwd", "_.._etc_passwd"],
  ["..\\..\\boot.ini", "_.._boot.ini"],
  ["photo\u202Egnp.exe", "photognp.exe"],
  ["\u2066a\u2069\u200E\u200Fb\u061C.txt", "ab.txt"],
  ["CON", "_CON"],
  ["nul.txt", "_nul.txt"],
  ["com¹ .tar.gz", "_com¹ .tar.gz"],
  ["contact.html", "contact.html"],
  ["a. . .", "a"],
  ['<b>:"|?*', "_b______"],
  ["a\r\nb\u0000\u0085.txt", "a__b__.txt"],
  ["\uD800.txt", "_.txt"],
  [".htaccess", ".htaccess"],
  ["...", "file"],
  ["", "file"],
  ["Größe 名.txt", "Größe 名.txt"],
])("the name %j becomes %j", (name, portable) => {
  expect(portableName(name)).toBe(portable);
});

test("a long name keeps its extension and has at most 200 bytes", () => {
  expect(portableName(`${"名".repeat(300)}.txt`)).toBe(`${"名".repeat(65)}.txt`);
});

/** A generator of numbers below `max` that are the same in each run. */
function createNumbers(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % max;
  };
}

const PIECES = [
  ...'aAbB.. /\\:*?"<>|\u0000\u001F\u202E\u200F\u2067\uFEFF\u0301éEßI-_1²',
  "\uD800",
  "\uDC00",
  "con",
  "NUL",
  "Com1",
  "lpt¹",
  "aux.",
  "..",
  "../",
  ".html",
  "ﬁ",
  "名",
  "😀",
  "index",
  "x".repeat(90),
];

function oddNames(seed: number, count: number): string[] {
  const next = createNumbers(seed);
  const piece = () => PIECES[next(PIECES.length)] ?? "";
  return Array.from({ length: count }, () => Array.from({ length: next(7) }, piece).join(""));
}

/** What Windows does not allow in a name, as an independent reading of its rules. */
const NAME_PROBLEMS: Record<string, (part: string) => boolean> = {
  "no name": (part) => part === "" || part === "." || part === "..",
  characters: (part) => /[<>:"|?*\\]/.test(part) || [...part].some((letter) => letter.charCodeAt(0) < 32),
  "its end": (part) => /[. ]$/.test(part),
  device: (part) => /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])$/i.test((part.split(".")[0] ?? "").trimEnd()),
  direction: (part) => /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/.test(part),
  "too many bytes": (part) => Buffer.byteLength(part) > 255,
};

const keyOf = (path: string) => path.normalize("NFC").toLowerCase();
const foldersOf = (path: string) => path.split("/").map((_, index, parts) => parts.slice(0, index).join("/"));

/** Why Windows could not unpack these paths. */
function problemsOf(paths: string[]): string[] {
  const files = paths.map(keyOf);
  const folders = new Set(files.flatMap(foldersOf));
  return paths.flatMap((path, index) => {
    const key = keyOf(path);
    const found = Object.entries(NAME_PROBLEMS).filter(([, has]) => path.split("/").some(has));
    return [
      ...found.map(([problem]) => problem),
      ...(path.length > 200 ? ["too long"] : []),
      ...(files.indexOf(key) !== index || folders.has(key) ? ["taken"] : []),
    ].map((problem) => `${JSON.stringify(path)}: ${problem}`);
  });
}

async function* listOf(paths: readonly string[]): AsyncGenerator<ExportedFile> {
  for (const path of paths) yield { path, open: async () => path };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a zip of files with odd names (%i) can be unpacked on Windows", async (seed) => {
  const paths = oddNames(seed, 400);

  const response = downloadResponse(await zipSite({ name: "Kiln", files: listOf(paths) }));

  const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
  expect(names).toHaveLength(paths.length);
  expect(problemsOf(names)).toEqual([]);
});

test.each([1, 2, 3, 4])("the links of an exported project (%i) name the files in its zip", (seed) => {
  const pages = [...new Set(oddNames(seed, 200))].map((slug, index) => ({
    id: `page${index}`,
    name: "Page",
    slug,
    frames: [],
  }));
  const document = toSiteDocument({ pages, styles: [] });

  const names = fileNames(document);
  const toZipPath = createZipPaths();
  const inZip = document.pages.map(({ id }) => toZipPath(names.ofPage.get(id) ?? ""));

  expect(inZip).toEqual(document.pages.map(({ id }) => names.ofPage.get(id)));
  expect(problemsOf(inZip)).toEqual([]);
  expect(names.relativeLink(pathOf(document.pages[0] as (typeof document.pages)[0], 0))).toBe("index.html");
});

test("names that differ only in case, or in how an accent is stored, have the same key", () => {
  expect(nameKey("ÉTÉ.HTML".normalize("NFD"))).toBe(nameKey("été.html"));
});
