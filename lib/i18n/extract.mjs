/**
 * Collects every sentence that the program can show and writes `keys.json`: folder ("components/auth") -> sentences.
 * A folder with forms also has the messages of the schemas that these forms load.
 * Run it with `npm run i18n`; a test fails when the file is stale. These literals count as sentences:
 *
 * - the first argument of `t()`, `t.rich()` and `line()`, including both branches of a conditional,
 * - the message of an `AppError` or of `tooManyRequests()`, and the argument of `notFound()`,
 * - the lists of messages passed to `invalid()`,
 * - the texts in the `html` of blocks and sections, whose folder is "starter-texts",
 * - the messages of a schema's `.regex()`, `.refine()`, `.min()`, `.max()`, `.length()` and `.email()`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { transformSync } from "esbuild";
import { mapHtmlTexts } from "../sections/map-html-texts.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const TOP_FOLDERS = ["app", "components", "lib"];
/** Not shown to visitors: generated code, messages for the operator, and pages that exist only in development. */
const SKIPPED_FILES = /^(?:lib\/(?:db\/client\/|cli\/|env\.ts$)|app\/\(dev\)\/)/;

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
/** A regular expression literal, which may contain quotes. The lookbehind excludes divisions. */
const PATTERN = String.raw`(?<=[(,=:[!&|?{};>]\s*|\breturn )/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*`;

/**
 * Matches where a sentence may begin. Also matches other strings and regular expressions as a whole, so that their
 * content is skipped.
 */
const OPENING = new RegExp(
  [
    String.raw`(?<![\w$])(?<call>t(?:\.rich)?|(?<!\.)(?:line|notFound|invalid))\(`,
    String.raw`new AppError\([^,()]*,`,
    String.raw`tooManyRequests\([^,()\n]*(?:\([^()\n]*\))?[^,()\n]*,`,
    String.raw`\.(?<rule>regex|refine|min|max|length|email)\(`,
    STRING,
    PATTERN,
  ].join("|"),
  "g",
);

/** Returns the sentences in the source of one file, in order, without duplicates. */
export const sentencesOf = (source, loader) => sentencesIn(compile(source, loader));

/** Removes types and comments, and normalizes the quotes of strings. */
function compile(source, loader = "tsx") {
  const options = { loader, jsx: "automatic", charset: "utf8", legalComments: "none", target: "esnext" };
  return transformSync(source, options).code;
}

function sentencesIn(code) {
  const found = new Set();
  for (const match of code.matchAll(OPENING)) {
    if (/^["'/]/.test(match[0])) continue;
    for (const text of literals(code, match.index + match[0].length, kindOf(match.groups))) found.add(text);
  }
  return [...found];
}

const TOKEN = new RegExp(
  String.raw`\s*(?:(?<text>${STRING}|\x60(?:[^\x60\\$]|\\.)*\x60)|(?<open>[([{])|(?<close>[)\]}])|(?<mark>===|!==|==|!=|\?\?|\|\||&&|\?\.|[?:,])|${PATTERN}|\S)`,
  "gy",
);

/** Tokens that end an argument. */
const ENDS = new Set([",", ")", "]", "}"]);

/** After these tokens a parenthesis begins a function call, whose arguments are not shown. */
const CALLEE = new Set(["name", ")", "]"]);

const kindOf = ({ call, rule }) => {
  if (rule) return "rule";
  return call === "invalid" ? "lists" : "value";
};

/**
 * The sentences in a call. "value": the strings that the argument can evaluate to. "lists": the strings in the lists
 * that the argument contains. "rule": the strings in all arguments.
 */
function literals(code, start, kind) {
  return [...argumentTokens(code, start, kind === "rule")]
    .filter((token) => token.kind === "text" && IS_SHOWN[kind](token))
    .map(({ raw }) => runInNewContext(raw));
}

/** An operand after one of these tokens can be the value of the whole argument. */
const BEFORE_VALUES = ["start", "(", "?", ":", "??", "||"];
const IS_SHOWN = {
  value: ({ before, inside }) => inside.every((open) => open === "(") && BEFORE_VALUES.includes(before),
  lists: ({ before, inside }) => inside.at(-1) === "[" && (before === "[" || before === ","),
  rule: ({ before, inside }) => inside.length === 0 && (before === "start" || before === ","),
};

/**
 * Yields the tokens of one argument, or of all arguments (`all`). Each token has the brackets that enclose it
 * (`inside`) and the token before it (`before`).
 */
function* argumentTokens(code, start, all) {
  let inside = [];
  let before = "start";
  for (const token of tokens(code, start)) {
    if (inside.length === 0 && ENDS.has(token.raw) && !(all && token.raw === ",")) return;
    yield { ...token, inside, before };
    inside = bracketsAfter(inside, token, before);
    before = token.kind === "text" || token.kind === "name" ? token.kind : token.raw;
  }
}

function bracketsAfter(inside, { kind, raw }, before) {
  if (kind === "open") return [...inside, raw === "(" && CALLEE.has(before) ? "call" : raw];
  return kind === "close" ? inside.slice(0, -1) : inside;
}

function* tokens(code, start) {
  const token = new RegExp(TOKEN);
  token.lastIndex = start;
  for (let match = token.exec(code); match; match = token.exec(code)) {
    const kind = ["text", "open", "close", "mark"].find((name) => match.groups[name] !== undefined) ?? "name";
    yield { kind, raw: match.groups[kind] };
  }
}

/**
 * Returns folder -> sorted sentences for the whole program.
 * @returns {Record<string, string[]>}
 */
export function extract(root = ROOT) {
  const files = new Map(
    TOP_FOLDERS.flatMap((top) => listSources(root, top)).map((file) => [file, readParts(root, file)]),
  );
  const folders = new Map();
  const starterTexts = new Set([...files.values()].flatMap((parts) => parts.starterTexts));
  if (starterTexts.size > 0) folders.set(STARTER_FOLDER, starterTexts);
  for (const [file, { sentences, lazy }] of files) {
    const folderSentences = folders.get(folderOf(file)) ?? new Set();
    const schemaSentences = file.startsWith("components/")
      ? [...withImports(files, lazy)].flatMap((part) => part.sentences)
      : [];
    for (const sentence of [...sentences, ...schemaSentences]) folderSentences.add(sentence);
    if (folderSentences.size > 0) folders.set(folderOf(file), folderSentences);
  }
  return Object.fromEntries([...folders].sort().map(([folder, sentences]) => [folder, [...sentences].sort()]));
}

/** Blocks and sections, which are put on pages. The texts of templates stay as they are. */
const STARTER_FILES = /^(?:lib\/sections\/|components\/editor\/basic-blocks\.ts$)/;
const STARTER_FOLDER = "starter-texts";

/** The texts in the HTML of blocks and sections, in order. */
function starterTextsIn(code) {
  const texts = [];
  for (const [, html] of code.matchAll(/\bhtml`([^`]*)`/g))
    mapHtmlTexts(html, (text) => {
      if (!text.includes("${")) texts.push(text);
      return text;
    });
  return texts;
}

/** The sentences of a file, and the schemas that it imports (`imports`) or loads on demand (`lazy`). */
function readParts(root, file) {
  const code = compile(readFileSync(path.join(root, file), "utf8"), path.extname(file).slice(1));
  const schemas = (pattern) => [...code.matchAll(pattern)].map(([, module]) => `${module}.ts`);
  return {
    sentences: sentencesIn(code),
    starterTexts: STARTER_FILES.test(file) ? starterTextsIn(code) : [],
    imports: schemas(/\bfrom "@\/(lib\/[^"]*schema)"/g),
    lazy: schemas(/\bimport\("@\/(lib\/[^"]*schema)"\)/g),
  };
}

/** The results of `readParts` for these schemas and for all schemas that they import. */
function withImports(files, names, found = new Set()) {
  for (const part of names.map((name) => files.get(name))) {
    if (!part || found.has(part)) continue;
    found.add(part);
    withImports(files, part.imports, found);
  }
  return found;
}

/** "components/auth" for every file below it. A file directly in a top folder is its own folder: "lib/routes". */
function folderOf(file) {
  const [top, next = ""] = file.split("/");
  return `${top}/${next.replace(/\.tsx?$/, "")}`;
}

function listSources(root, top) {
  return readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !SKIPPED_FILES.test(file));
}

const KEYS_FILE = path.join(ROOT, "lib/i18n/keys.json");
export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(KEYS_FILE, asJson(extract()));
}
