import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { withoutClassNames } from "../support/class-names";

/** Pages that only development serves, drawings of a made-up site, and the page for when not even a language is known. */
const EXEMPT = /^app\/\(dev\)\/|^app\/global-error|^components\/illustrations\//;
/** The names that keys have on a keyboard. */
const KEYS = ["Ctrl K", "Esc"];

const TEXT = String.raw`"((?:[^"\\\n]|\\.)*)"`;
const SHOWN = new RegExp(String.raw`\b(?:children|title|placeholder|alt|label|"aria-label"): (?:\[\s*)?${TEXT}`, "g");

/** Words beside an expression: esbuild puts each on a line of its own in the list of children. */
const BESIDE = new RegExp(String.raw`(?<=[[,]\n\s+)${TEXT}(?=,?\n)`, "g");

/** What a component shows without asking `t`: words between tags, and in the attributes that people see or hear. */
function hardCoded(source: string): string[] {
  const code = withoutClassNames(transformSync(source, { loader: "tsx", jsx: "automatic", charset: "utf8" }).code);
  const shown = [...code.matchAll(SHOWN)].map(([, text]) => text ?? "");
  const beside = [...code.matchAll(BESIDE)].map(([, text]) => text ?? "").filter((text) => text.includes(" "));
  return [...shown, ...beside].filter((text) => /\p{L}{2}/u.test(text));
}

function components(top: string): string[] {
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
])("%s has %j", (source, expected) => {
  expect(hardCoded(source)).toEqual(expected);
});

test("components say nothing that cannot be translated", () => {
  const found = ["app", "components"]
    .flatMap(components)
    .flatMap((file) => hardCoded(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
  expect(found.filter((line) => !KEYS.some((key) => line.endsWith(`: ${key}`)))).toEqual([]);
});
