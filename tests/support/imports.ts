import fs from "node:fs";
import path from "node:path";

/** `isType`: a type-only import, which does not exist at run time. */
export type Import = { file: string; source: string; isType: boolean };

const GENERATED = "lib/db/client/";
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SOURCES = /^(?:import\b|export (?:type )?[{*])[^;"']*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

const TYPES_ONLY = /^(?:import|export) type\b[^;]*;/gm;

/** The TypeScript and `.mjs` files below these folders of the project, except the generated Prisma client. */
export const sourceFiles = (...folders: string[]): string[] =>
  filesIn(folders, /\.(?:tsx?|mjs)$/).filter((file) => !file.startsWith(GENERATED));

/** The style sheets below these folders of the project. */
export const styleSheetFiles = (...folders: string[]): string[] => filesIn(folders, /\.css$/);

const filesIn = (folders: readonly string[], ending: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => ending.test(file))
    .sort();

export const withoutComments = (file: string) => fs.readFileSync(file, "utf8").replace(COMMENTS, "");

/** The imports of the files, static and dynamic. */
export const importsOf = (files: readonly string[]): Import[] =>
  files.flatMap((file) => importsIn(file, withoutComments(file)));

/** The imports of a file with this code. */
export function importsIn(file: string, code: string): Import[] {
  const types = [...code.matchAll(TYPES_ONLY)].flatMap(([statement]) => sourcesIn(statement));
  const values = sourcesIn(code.replace(TYPES_ONLY, ""));
  return [
    ...types.map((source) => ({ file, source, isType: true })),
    ...values.map((source) => ({ file, source, isType: false })),
  ];
}

const STATIC_SOURCES = /^(?:import\b|export (?:type )?[{*])[^;"']*["']([^"']+)["']/gm;

const sourcesIn = (code: string) =>
  [...code.matchAll(SOURCES)].map(([, staticSource, dynamicSource]) => staticSource ?? dynamicSource ?? "");

const ENDINGS = ["", ".ts", ".tsx", ".mjs"];

/**
 * The project files that these entries run: the entries and all that they import, directly or not. Type-only imports
 * are ignored.
 */
export const reachableFrom = (entries: readonly string[]): string[] => follow(entries, sourcesIn);

/** The project files that are loaded together with these entries: like `reachableFrom`, without dynamic imports. */
export const loadedWith = (entries: readonly string[]): string[] =>
  follow(entries, (code) => [...code.matchAll(STATIC_SOURCES)].map(([, source]) => source ?? ""));

function follow(entries: readonly string[], sourcesOf: (code: string) => string[]): string[] {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const source of sourcesOf(withoutComments(file).replace(TYPES_ONLY, ""))) {
      const target = resolve(file, source);
      if (target) reached.add(target);
    }
  }
  return [...reached];
}

/** The project file that an import resolves to. Undefined for anything else, such as a package or a style sheet. */
export function resolve(file: string, source: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(source)) return undefined;
  const to = source.startsWith("@/") ? source.slice(2) : path.posix.join(path.posix.dirname(file), source);
  return ENDINGS.map((ending) => to + ending).find((each) => /\.(?:tsx?|mjs)$/.test(each) && fs.existsSync(each));
}
