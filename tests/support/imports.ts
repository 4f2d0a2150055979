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
  return files.flatMap((file) =>
    [...withoutComments(file).matchAll(SOURCES)].map(([, atOnce, later]) => ({ file, source: atOnce ?? later ?? "" })),
  );
}
