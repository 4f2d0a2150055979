import fs from "node:fs";
import type { Import } from "./imports";

/**
 * Name of a folder or file directly in lib -> the number of its floor. The key `EVERY_OTHER` stands for every folder
 * that the table does not name.
 */
export type Floors = ReadonlyMap<string, number>;

const EVERY_OTHER = "every other folder";
const ROW = /^\| (\d+) \| ([^|]+) \|/gm;

/** The table of floors in STYLE.md: a number, then the folders of that floor. */
export function floorsIn(markdown: string): Floors {
  const rows = [...markdown.matchAll(ROW)];
  return new Map(rows.flatMap(([, floor, names = ""]) => names.split(",").map((name) => [name.trim(), Number(floor)])));
}

export const readFloors = () => floorsIn(fs.readFileSync("STYLE.md", "utf8"));

/** "lib/users/users.ts" and "@/lib/users/users" are in "users", "lib/env.ts" is in "env". Undefined outside of lib. */
export function folderOf(path: string): string | undefined {
  const [, folder] = /^(?:@\/)?lib\/([^/]+?)(?:\/.*|\.\w+)?$/.exec(path) ?? [];
  return folder;
}

/** The folders of the table that lib does not have, each as a sentence. */
export function missingFolderProblems(folders: readonly string[], floors: Floors): string[] {
  const gone = [...floors.keys()].filter((folder) => folder !== EVERY_OTHER && !folders.includes(folder));
  return gone.map((folder) => `lib/${folder} does not exist: remove it from the table in STYLE.md`);
}

/** Imports that do not point to a lower floor, each as a sentence. Imports within a folder are allowed. */
export function upwardImports(imports: readonly Import[], floors: Floors): string[] {
  const floorOf = (folder: string) => floors.get(folder) ?? (floors.get(EVERY_OTHER) as number);
  return imports.flatMap(({ file, source }) => {
    const [from, to] = [folderOf(file), folderOf(source)];
    if (from === undefined || to === undefined || from === to) return [];
    const [high, low] = [floorOf(from), floorOf(to)];
    return high > low ? [] : [`${file} (floor ${high}) imports ${source} (floor ${low})`];
  });
}

/** The files that are part of an import cycle. Type-only imports count too. */
export function filesInCycles(imports: readonly { from: string; to: string }[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  return [...targets.keys()].filter((file) => reachableFrom(targets, file).has(file)).sort();
}

/** The files that a file imports, directly or not. */
function reachableFrom(targets: ReadonlyMap<string, string[]>, from: string): Set<string> {
  const reached = new Set(targets.get(from));
  for (const file of reached) for (const next of targets.get(file) ?? []) reached.add(next);
  return reached;
}
