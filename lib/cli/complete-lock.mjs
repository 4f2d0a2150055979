import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Run `node lib/cli/complete-lock.mjs` after changing dependencies. A mirror of the registry may lack the optional
// packages for other systems, and npm leaves such packages out of the lock file. npm 11 then refuses to install from
// the incomplete lock file, on any system.

const PLATFORM =
  /(?:^|[-/])(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)-(arm64|arm|x64|ia32|loong64|ppc64|riscv64|s390x)(?:-(gnu|musl|msvc|eabi|gnueabihf|musleabihf))?$/;

/** Returns the optional dependencies without a matching entry in the lock file, as `[dependent, name, version]`. */
export function findMissingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isFound(lock.packages, { from, name, version }))
      .map(([name, version]) => [from, name, version]),
  );
}

/** Returns the lock file with an entry for each missing optional dependency. Throws if a name contains no platform. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const [from, name, version] of findMissingOptional(lock)) {
    const dev = packages[from].dev ? { dev: true } : {};
    packages[placeFor(packages, from, name)] = { version, ...platformOf(name), ...dev, optional: true };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Whether the dependent gets an acceptable version. If `version` is exact, the entry must have that version. */
function isFound(packages, { from, name, version }) {
  const found = findEntry(packages, from, name);
  return found !== undefined && (!/^\d/.test(version) || found.version === version);
}

/** Searches like Node: inside the dependent, then in each folder above. */
function findEntry(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

/** Returns the path of the new entry: inside the dependent if it already finds another version, else at the top. */
function placeFor(packages, from, name) {
  const top = `node_modules/${name}`;
  return findEntry(packages, from, name) ? `${from}/${top}` : top;
}

function platformOf(name) {
  if (/[-/]wasm32-wasi$/.test(name)) return { cpu: ["wasm32"] };
  const [, os, cpu, abi = ""] = PLATFORM.exec(name) ?? [];
  if (!os) throw new Error(`The lock file lacks ${name}, whose name includes no operating system. Add it by hand.`);
  if (os !== "linux") return { cpu: [cpu], os: [os] };
  // without an ABI in its name, a package contains a static program, which runs with any C library
  const libc = abi === "" ? {} : { libc: [abi.startsWith("musl") ? "musl" : "glibc"] };
  return { cpu: [cpu], ...libc, os: [os] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const added = findMissingOptional(lock).length;
  writeFileSync("package-lock.json", `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`${added} packages added to package-lock.json`);
}
