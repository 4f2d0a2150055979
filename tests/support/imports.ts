import fs from "node:fs";
import path from "node:path";

export type Import = { file: string; source: string };

const GENERATED = "lib/db/client/";
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SOURCES = /^(?:import|export)\b[^;"']*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

/** The TypeScript and module files below these folders of the project, without generated ones. */
export function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith(GENERATED))
    .sort();
}

export const withoutComments = (file: string) => fs.readFileSync(file, "utf8").replace(COMMENTS, "");

/** What the files import, at once or when needed. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((file) => sourcesIn(withoutComments(file)).map((source) => ({ file, source })));
}

const sourcesIn = (code: string) => [...code.matchAll(SOURCES)].map(([, atOnce, later]) => atOnce ?? later ?? "");

const TYPES_ONLY = /^(?:import|export) type\b[^;]*;/gm;
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];

/** The files of the project that run when one of these does: themselves, what they import, and so on. Types do not run. */
export function reachableFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const source of sourcesIn(withoutComments(file).replace(TYPES_ONLY, ""))) {
      const found = source.startsWith("@/") || source.startsWith(".") ? resolve(file, source) : undefined;
      if (found) reached.add(found);
    }
  }
  return [...reached];
}

function resolve(file: string, source: string): string | undefined {
  const to = source.startsWith("@/") ? source.slice(2) : path.posix.join(path.posix.dirname(file), source);
  return ENDINGS.map((ending) => to + ending).find((each) => /\.(?:tsx?|mjs)$/.test(each) && fs.existsSync(each));
}
