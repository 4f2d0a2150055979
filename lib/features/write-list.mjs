/**
 * Writes the list of every `lib/<noun>/feature.ts`. `npm run generate` runs it; a test fails if the list is stale.
 */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const FILE = "lib/features/list.ts";

/** Returns the source of the file that lists the features. */
export function createListSource() {
  const folders = listFeatureFolders();
  return `// Written by lib/features/write-list.mjs: run \`npm run generate\` after adding or removing a feature.

import "server-only";
${folders.map((folder) => `import { ${camelCase(folder)} } from "@/lib/${folder}/feature";`).join("\n")}

/** Every feature, sorted by folder name. */
export const FEATURES = [
${folders.map((folder) => `  ${camelCase(folder)},`).join("\n")}
] as const;
`;
}

function listFeatureFolders() {
  return readdirSync(path.join(ROOT, "lib"))
    .filter((folder) => existsSync(path.join(ROOT, "lib", folder, "feature.ts")))
    .sort();
}

const camelCase = (folder) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(path.join(ROOT, FILE), createListSource());
}
