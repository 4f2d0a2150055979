import fs from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";
import { classNamesIn, type Sources } from "../support/class-names";
import { sourceFiles, styleSheetFiles, withoutComments } from "../support/imports";

const MAX_LINES = 900;
const MAX_CLASSES = 12;
const MIN_LETTERS = 4;
const TAILWIND = path.resolve("node_modules/tailwindcss/index.css");
/** Tailwind's classes `group` and `peer`, which produce no CSS. Variants such as `group-hover:` refer to them. */
const MARKERS = /^(?:group|peer)(?:\/[\w-]+)?$/;

/** The classes of the editing engine, which components/editor/canvas.css changes. */
const ENGINE_CLASSES = /^gjs-/;

const styleSheets = readAll(styleSheetFiles("app", "components"));
const sources: Sources = Object.fromEntries(
  sourceFiles("app", "components").map((file) => [file, withoutComments(file)]),
);
const allCode = Object.values(sources).join("\n");
const documented = documentedNames(fs.readFileSync("STYLE.md", "utf8"));
const usedClasses = classNamesIn(sources);

function readAll(files: readonly string[]): Sources {
  return Object.fromEntries(files.map((file) => [file, fs.readFileSync(file, "utf8")]));
}

/** The names in the first column of the table in STYLE.md's section "Styles". */
function documentedNames(text: string): Set<string> {
  const section = text.split(/^## /m).find((part) => part.startsWith("Styles\n")) ?? "";
  const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell]) => cell ?? "");
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? "")));
}

const countLines = (sheets: Sources) =>
  Object.values(sheets).reduce((sum, css) => sum + css.trimEnd().split("\n").length, 0);

/** The global classes of style sheets. Those of a CSS module belong to one file. */
function globalClasses(sheets: Sources): string[] {
  const names = Object.entries(sheets).flatMap(([file, css]) => {
    if (file.endsWith(".module.css")) return [];
    const selectors = css
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/^@.*;$/gm, "")
      .matchAll(/([^{};]+)\{/g);
    return [...selectors].flatMap(([, selector]) =>
      [...(selector ?? "").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ""),
    );
  });
  return [...new Set(names)].filter((name) => !ENGINE_CLASSES.test(name)).sort();
}

const customUtilities = (sheets: Sources) =>
  Object.values(sheets).flatMap((css) => [...css.matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name ?? ""));

/** The problems with the global classes and utilities, each as a sentence. */
function globalClassProblems(sheets: Sources, list: ReadonlySet<string>, isUsed: (name: string) => boolean): string[] {
  return [...globalClasses(sheets), ...customUtilities(sheets)].flatMap((name) => [
    ...(list.has(name) ? [] : [`${name} is not in STYLE.md`]),
    ...(name.length < MIN_LETTERS ? [`${name} is shorter than ${MIN_LETTERS} letters`] : []),
    ...(isUsed(name) ? [] : [`${name} is used nowhere`]),
  ]);
}

/**
 * The names that are neither in `list` nor Tailwind's. Tailwind's names are `MARKERS` and the classes in the compiled
 * CSS, except our own global classes, which that CSS contains too.
 */
async function findUnknownNames(names: readonly string[], list: ReadonlySet<string>): Promise<string[]> {
  const { build } = await compile(styleSheets["app/globals.css"] ?? "", {
    base: path.resolve("app"),
    loadStylesheet: async (id, base) => {
      const file = id === "tailwindcss" ? TAILWIND : path.resolve(base, id);
      return { path: file, base: path.dirname(file), content: fs.readFileSync(file, "utf8") };
    },
  });
  const generated = new Set(
    [...build([...names]).matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g)].map(([, name]) =>
      removeEscapes(name ?? ""),
    ),
  );
  const ours = new Set(globalClasses(styleSheets));
  return names.filter((name) => !list.has(name) && !MARKERS.test(name) && (ours.has(name) || !generated.has(name)));
}

const removeEscapes = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");

/** The inline styles with a constant value, which should be a class. */
function constantStyles(code: string): string[] {
  const inline = [...code.matchAll(/\bstyle=\{\{((?:`[^`]*`|[^}`])*)\}/g)].map(([, values]) => values ?? "");
  return inline.filter((values) => /:\s*(?:"[^"]*"|'[^']*'|`[^`$]*`|-?[\d.]+)\s*(?:,|$)/.test(values));
}

describe("a rule finds what breaks it", () => {
  test("lines of CSS are counted across all files", () => {
    expect(countLines({ "a.css": ".link {\n}\n", "b.css": "a {\n}\n" })).toBe(4);
  });

  test.each([
    [".card {}", ["card is not in STYLE.md", "card is used nowhere"]],
    [".icon {} .link > .icon:hover {}", []],
    [".pop {}", ["pop is not in STYLE.md", "pop is shorter than 4 letters", "pop is used nowhere"]],
    ["@utility type-huge {}", ["type-huge is not in STYLE.md", "type-huge is used nowhere"]],
    ["@import './a.css';\na:hover { margin: .5em }", []],
  ])("the global classes in %s have the problems %j", (css, expected) => {
    const names = new Set(["icon", "link"]);
    expect(globalClassProblems({ "a.css": css }, names, (name) => names.has(name))).toEqual(expected);
  });

  test.each([
    ['<p className="text-muted strong" />', ["strong"]],
    ['<p className={isOpen ? "p-2" : "padded"} />', ["padded"]],
    ['<p className={cn("flex", size === "s" && "tight")} />', ["tight"]],
    ['const LOOK = "grid boxed";\n<p className={LOOK} />', ["boxed"]],
    [
      'cva("flex", { variants: { tone: { bad: "text-red-500" } }, defaultVariants: { tone: "bad" } })',
      ["text-red-500"],
    ],
    ['<p className={boxVariants({ size: "large", className: "aside" })} />', ["aside"]],
    ['cva("flex", { compoundVariants: [{ size: "s", icon: true, class: "narrow" }] })', ["narrow"]],
    ['<p className="group sm:p-2 md:p-2 hover:bg-wash text-sm" />', ["sm:p-2", "text-sm"]],
    ['<p className="w-[min(2px,1%)] data-[state$=open]:p-2.5 -mt-px 2xl:p-1" />', ["2xl:p-1"]],
  ])("%s has the unknown class names %j", async (code, expected) => {
    const names = [...classNamesIn({ "a.tsx": code }).keys()];
    expect(await findUnknownNames(names, documented)).toEqual(expected);
  });

  test.each([
    ["<p style={{ padding: 8 }} />", 1],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the checked code contains it
    ["<p style={{ width: `${share}%`, padding: 8 }} />", 1],
    ['<p style={{ color: tone, margin: "0 auto" }} />', 1],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the checked code contains it
    ['<p style={{ "--share": `${share}%` }} />', 0],
    ["<p style={{ color: tone }} />", 0],
  ])("%s has %d constant inline styles", (code, expected) => {
    expect(constantStyles(code)).toHaveLength(expected);
  });
});

describe("the project follows the rules", () => {
  test(`at most ${MAX_LINES} lines of CSS are written by hand`, () => {
    expect(countLines(styleSheets)).toBeLessThanOrEqual(MAX_LINES);
  });

  test(`at most ${MAX_CLASSES} classes are global`, () => {
    expect(globalClasses(styleSheets).length).toBeLessThanOrEqual(MAX_CLASSES);
  });

  test(`every global class and utility of ours is documented, used and at least ${MIN_LETTERS} letters long`, () => {
    const isUsed = (name: string) => usedClasses.has(name) || allCode.includes(`"${name}"`);
    expect(globalClassProblems(styleSheets, documented, isUsed)).toEqual([]);
  });

  test("every class that STYLE.md lists exists", () => {
    const defined = new Set([...globalClasses(styleSheets), ...customUtilities(styleSheets)]);
    expect([...documented].filter((name) => !defined.has(name))).toEqual([]);
  });

  test("every class name is a Tailwind utility or is on the list in STYLE.md", async () => {
    const unknown = await findUnknownNames([...usedClasses.keys()], documented);
    expect(unknown.map((name) => `${name}: ${[...(usedClasses.get(name) ?? [])].join(", ")}`)).toEqual([]);
  });

  test("no inline style has a constant value", () => {
    const styles = Object.entries(sources).flatMap(([file, code]) =>
      constantStyles(code).map((values) => `${file}: ${values.trim()}`),
    );
    expect(styles).toEqual([]);
  });
});
