import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["app", "components", "lib", "prisma", "public"];
const TOP_LEVEL = /\.(?:ts|mjs|json)$/;
/** Not hashed, because the build itself generates them. */
const GENERATED_PATHS = new Set(["lib/db/client", "next-env.d.ts"]);

/** Returns a hash of everything that the build depends on. The hash does not depend on the folder's location. */
export function hashSources(root) {
  const files = [
    ...readdirSync(root).filter(
      (name) => TOP_LEVEL.test(name) && !GENERATED_PATHS.has(name) && isFile(path.join(root, name)),
    ),
    ...FOLDERS.flatMap((folder) => listFiles(root, folder)),
  ];
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Returns a hash of everything that Prisma's client is generated from. */
export function hashSchema(root) {
  const hash = createHash("sha256");
  for (const file of [...listFiles(root, "prisma/schema"), "package-lock.json"].sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

const isFile = (file) => statSync(file).isFile();

function listFiles(root, folder) {
  if (GENERATED_PATHS.has(folder)) return [];
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, file) : [file];
    });
}
