/** File systems allow 255 bytes for a name. Some of them are left for what programs add to it. */
const NAME_MAX_BYTES = 200;
/** Windows allows 260 characters for the path of a file, with the folder in which a zip is unpacked. */
const ZIP_PATH_MAX_CHARS = 180;
const ZIP_NAME_MAX_BYTES = 120;

/** What Windows does not allow in a name, separators of paths, control characters, and halves of surrogate pairs. */
const REFUSED = /[<>:"|?*\\/\p{Cc}\p{Cs}\u2028\u2029]/gu;
/** Marks that change the direction of the text after them: `gnp.exe` could be shown as `exe.png`. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Windows keeps these names for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])[ .]*(?:\.|$)/i;

/**
 * Turns a name into one that every system can store as a file, and that cannot lead to another folder. Long names lose
 * their beginning and keep their extension.
 */
export function portableName(name: string, maxBytes = NAME_MAX_BYTES): string {
  const cleaned = name.replace(DIRECTION_MARKS, "").replace(REFUSED, "_");
  const trimmed = withoutEnd(lastFittingPart(cleaned, maxBytes).replace(/^(?:\.\.+| )+/, ""));
  if (trimmed === "") return "file";
  return DEVICE.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** Systems that ignore the case of letters, or how an accent is stored, cannot store two names with the same key. */
export const nameKey = (name: string) => name.normalize("NFC").toUpperCase().toLowerCase();

/**
 * Returns a function that turns the path of each file of a zip into one that every system can unpack: valid names,
 * short enough, and no two files or folders with the same name. Paths that are fine already stay as they are.
 */
export function createZipPaths(): (path: string) => string {
  const files = new Set<string>();
  const folders = new Set<string>();
  return (path) => {
    const { parents, name } = partsOf(path);
    let folder = "";
    for (const parent of parents) {
      const free = freePath(folder + parent, (key) => files.has(key));
      folders.add(nameKey(free));
      folder = `${free}/`;
    }
    const free = freePath(folder + name, (key) => files.has(key) || folders.has(key));
    files.add(nameKey(free));
    return free;
  };
}

function partsOf(path: string): { parents: string[]; name: string } {
  const parts = path.split(/[\\/]/).filter((part) => !/^\.{0,2}$/.test(part));
  const names = parts.map((part) => portableName(part, ZIP_NAME_MAX_BYTES));
  const name = names.pop() ?? "file";
  while ([...names, name].join("/").length > ZIP_PATH_MAX_CHARS) names.pop();
  return { parents: names, name };
}

/** The path itself, or the first of `name-2.ext`, `name-3.ext`, ... that is not taken. */
function freePath(path: string, isTaken: (key: string) => boolean): string {
  let free = path;
  for (let number = 2; isTaken(nameKey(free)); number += 1) free = path.replace(/(\.[^./]*)?$/, `-${number}$1`);
  return free;
}

function lastFittingPart(name: string, maxBytes: number): string {
  const characters = [...name];
  let start = characters.length;
  for (let bytes = 0; start > 0; start -= 1) {
    bytes += encoder.encode(characters[start - 1]).length;
    if (bytes > maxBytes) break;
  }
  return characters.slice(start).join("");
}

const encoder = new TextEncoder();

/** Windows removes dots and spaces from the end of a name. A regular expression would take quadratic time. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && ". ".includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
