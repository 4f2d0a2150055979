import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { withoutClassNames } from "../support/class-names";

/** Pages for development only, illustrations of a made-up site, and the error page that has no translations. */
const EXEMPT = /^app\/\(dev\)\/|^app\/global-error|^components\/illustrations\//;
/** Names of keyboard keys. */
const KEYS = ["Ctrl K", "Esc"];

const TEXT = String.raw`"((?:[^"\\\n]|\\.)*)"`;
const SHOWN = new RegExp(String.raw`\b(?:children|title|placeholder|alt|label|"aria-label"): (?:\[\s*)?${TEXT}`, "g");

/** Words beside an expression: esbuild puts each child on its own line. */
const BESIDE = new RegExp(String.raw`(?<=[[,]\n\s+)${TEXT}(?=,?\n)`, "g");

/** Texts that a component shows without `t`: between tags, and in visible or spoken attributes. */
function findHardCodedTexts(source: string): string[] {
  const code = withoutClassNames(transformSync(source, { loader: "tsx", jsx: "automatic", charset: "utf8" }).code);
  const shownTexts = [...code.matchAll(SHOWN)].map(([, text]) => text ?? "");
  const besideTexts = [...code.matchAll(BESIDE)].map(([, text]) => text ?? "").filter((text) => text.includes(" "));
  return [...shownTexts, ...besideTexts].filter((text) => /\p{L}{2}/u.test(text));
}

function componentFiles(top: string): string[] {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".tsx"))
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter((file) => !EXEMPT.test(file));
}

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ['<p>{t("Hello")} there</p>', [" there"]],
  ['<p>{t("Hello")} {t("there")}</p>', []],
  ['<p className={cn("flex w-[min(1px,2px)]", isOpen && "gap-2", "border border-line")}>{t("Hello")}</p>', []],
  ['<img alt="A pot" src="/pot.png" />', ["A pot"]],
  ['<button type="button" aria-label={t("Close")}>×</button>', []],
])("%s has the hard-coded texts %j", (source, expected) => {
  expect(findHardCodedTexts(source)).toEqual(expected);
});

test("components have no text that cannot be translated", () => {
  const texts = ["app", "components"]
    .flatMap(componentFiles)
    .flatMap((file) => findHardCodedTexts(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
  expect(texts.filter((line) => !KEYS.some((key) => line.endsWith(`: ${key}`)))).toEqual([]);
});
