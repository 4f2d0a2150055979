/**
 * Writes the list of the app's `route.ts` files. The API document describes these routes, and the server runs them.
 * `npm run generate` runs this script. A test fails if the list is stale.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const FILE = "app/routes.ts";
/** The route of the API document imports the list, so the list cannot import that route. */
const DOCUMENT = "api/v1/openapi.json";
const LINE_MAX = 120;

/** Returns the source of the file that lists the routes. */
export function createRoutesSource() {
  const rows = listRouteFolders().map(row);
  return `// Written by lib/openapi/write-routes.mjs: run \`npm run generate\` after adding or removing a route.

/** Every route except that of the API document: its path as Next writes it, and a function that loads its exports. */
export const ROUTES: readonly (readonly [path: string, load: () => Promise<Record<string, unknown>>])[] = [
${rows.join("\n")}
];
`;
}

/** One entry, as Biome would format it. */
function row(folder) {
  const parts = [`"/${folder}"`, `() => import("@/app/${folder}/route")`];
  const line = `  [${parts.join(", ")}],`;
  return line.length <= LINE_MAX ? line : `  [\n    ${parts.join(",\n    ")},\n  ],`;
}

function listRouteFolders() {
  return readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /(?:^|\/)route\.ts$/.test(file))
    .map((file) => path.posix.dirname(file))
    .filter((folder) => folder !== DOCUMENT)
    .sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(path.join(ROOT, FILE), createRoutesSource());
}
