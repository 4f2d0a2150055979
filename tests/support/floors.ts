import fs from "node:fs";
import type { Import } from "./imports";

/** A folder of lib, or a file right below it, and the floor it stands on. */
export type Floors = ReadonlyMap<string, number>;

const ROW = /^\| (\d+) \| ([^|]+) \|/gm;

/** The table of floors in STYLE.md: a number, then the folders of that floor. */
export function floorsIn(markdown: string): Floors {
  const rows = [...markdown.matchAll(ROW)];
  return new Map(rows.flatMap(([, floor, names = ""]) => names.split(",").map((name) => [name.trim(), Number(floor)])));
}

export const writtenFloors = () => floorsIn(fs.readFileSync("STYLE.md", "utf8"));

/** "lib/users/users.ts" and "@/lib/users/users" are in "users", "lib/env.ts" is in "env". Undefined outside of lib. */
export function folderOf(path: string): string | undefined {
  const [, folder] = /^(?:@\/)?lib\/([^/]+?)(?:\/.*|\.\w+)?$/.exec(path) ?? [];
  return folder;
}

/** Imports that do not go down, each as a sentence. An import within a folder is no business of floors. */
export function upwardImports(imports: readonly Import[], floors: Floors): string[] {
  return imports.flatMap(({ file, source }) => {
    const [from, to] = [folderOf(file), folderOf(source)];
    if (from === undefined || to === undefined || from === to) return [];
    const isDown = (floors.get(from) ?? 0) > (floors.get(to) ?? Number.POSITIVE_INFINITY);
    return isDown ? [] : [`${file} (floor ${floors.get(from)}) imports ${source} (floor ${floors.get(to)})`];
  });
}

/** The circles of files that import each other, types included: each as the list of its files. */
export function circlesIn(imports: readonly { from: string; to: string }[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);

  // Tarjan's algorithm: the strongly connected components of more than one file.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file) as number);
    stack.push(file);
    for (const next of targets.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(next) as number));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
