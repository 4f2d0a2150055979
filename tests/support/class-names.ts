/** Where class names occur: in attributes, in calls that join or choose class names, and in constants used there. */
const ATTRIBUTE = /\b(?:(?:className|contentClass)\s*[=:]|class:)\s*/g;
const CALL = /\b(?:cn|cva)\(/g;
const CONSTANT = /\bconst ([A-Z][A-Z_]+)\b[^=]*=\s*/g;
const OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;

export type Sources = Record<string, string>;

/** Class name -> the files that use it. */
export function classNamesIn(sources: Sources): Map<string, Set<string>> {
  const filesOfName = new Map<string, Set<string>>();
  const constants = new Map(Object.entries(sources).map(([file, code]) => [file, constantsIn(code)]));
  const allConstants = new Map([...constants.values()].flatMap((entries) => [...entries]));

  function add(file: string, code: string, visited: ReadonlySet<string> = new Set()) {
    for (const name of namesIn(code)) filesOfName.set(name, (filesOfName.get(name) ?? new Set()).add(file));
    for (const [constant] of code.matchAll(/\b[A-Z][A-Z_]+\b/g)) {
      const value = constants.get(file)?.get(constant) ?? allConstants.get(constant);
      if (value !== undefined && !visited.has(constant)) add(file, value, new Set([...visited, constant]));
    }
  }

  for (const [file, code] of Object.entries(sources)) {
    for (const { index, 0: start } of code.matchAll(ATTRIBUTE)) add(file, valueAt(code, index + start.length));
    for (const { index, 0: start } of code.matchAll(CALL)) add(file, valueAt(code, index + start.length - 1));
  }
  return filesOfName;
}

/** The code without the calls that join or choose class names. */
export function withoutClassNames(code: string): string {
  const [call] = code.matchAll(CALL);
  if (!call) return code;
  const at = call.index + call[0].length - 1;
  return code.slice(0, call.index) + withoutClassNames(code.slice(at + bracketedCodeAt(code, at).length));
}

/** Constant -> its value's code. */
function constantsIn(code: string): Map<string, string> {
  const matches = [...code.matchAll(CONSTANT)];
  return new Map(matches.map((match) => [match[1] ?? "", valueAt(code, match.index + match[0].length)]));
}

/** The string that starts at `at`, or the code up to the closing bracket. Empty for any other value. */
function valueAt(code: string, at: number): string {
  const character = code[at] ?? "";
  if (/["'`]/.test(character)) return code.slice(at, code.indexOf(character, at + 1) + 1);
  const call = /^(?:cn|cva)\(/.exec(code.slice(at, at + 4));
  if (call) return bracketedCodeAt(code, at + call[0].length - 1);
  return OPENING.test(character) ? bracketedCodeAt(code, at) : "";
}

function bracketedCodeAt(code: string, at: number): string {
  let depth = 0;
  for (const { 0: token, index } of code.slice(at).matchAll(/"[^"]*"|'[^']*'|`[^`]*`|[([{]|[)\]}]/g)) {
    if (OPENING.test(token)) depth++;
    else if (CLOSING.test(token)) depth--;
    if (depth === 0) return code.slice(at, at + index + 1);
  }
  return "";
}

/** Code whose strings are not class names: comparisons, calls of other functions, choices of variants, and keys. */
const NOT_CLASS_NAMES = [
  /[!=]==\s*(["'`])[^"'`]*\1/g,
  /\b(?!cn\b|cva\b)\w+\((?:\{[^{}]*\}|"[^"]*")\)/g,
  /defaultVariants:\s*\{[^}]*\}/g,
  /\b(?!class\b)\w+:\s*"[^"]*"(?=[^{}]*\bclass:)/g,
  /"[\w-]+"\s*:/g,
];

function namesIn(code: string): string[] {
  const remaining = NOT_CLASS_NAMES.reduce(
    (text, pattern) => text.replace(pattern, " "),
    code.replace(/\/\*[\s\S]*?\*\//g, ""),
  );
  return [...remaining.matchAll(/"([^"]*)"|`([^`]*)`/g)]
    .flatMap(([, plain, template]) => (plain ?? template?.replace(/\$\{[^}]*\}/g, " ") ?? "").split(/\s+/))
    .filter((name) => name !== "");
}
