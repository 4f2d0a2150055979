import type { FieldMessage } from "@/lib/errors";
import { formatBytes } from "@/lib/format";
import { line } from "@/lib/i18n/line";

/** Settings that say which files are taken. An empty list of allowed types allows all. */
export type UploadRules = { max_size: number | null; allowed_types: string[]; blocked_types: string[] };

/** `extension` without its dot: as the sender says, which is not always that of the name. */
export type UploadFacts = { name: string; size: number; mime: string; extension: string };

/** Why the rules refuse a file, in the spec's words; null when they take it. */
export function uploadRefusal(file: UploadFacts, rules: UploadRules): FieldMessage | null {
  if (rules.max_size !== null && file.size > rules.max_size) {
    const values = { file: file.name, size: formatBytes(rules.max_size, "en") };
    return [line(":file exceeds maximum allowed size of :size"), values];
  }
  const named = { ...file, extension: extensionOf(file.name) };
  const isListed = (facts: UploadFacts, types: string[]) => types.some((type) => matchesType(facts, type));
  // what the sender says of the extension can only do harm: whoever opens the file goes by its name
  const isAllowed = rules.allowed_types.length === 0 || isListed(named, rules.allowed_types);
  const isBlocked = isListed(named, rules.blocked_types) || isListed(file, rules.blocked_types);
  return isAllowed && !isBlocked ? null : line("This file type is not allowed");
}

/** `type` is a mime pattern (`image/*`, `application/pdf`) or an extension (`.pdf`, `pdf`). */
export function matchesType({ mime, extension }: Pick<UploadFacts, "mime" | "extension">, type: string): boolean {
  const wanted = type.trim().toLowerCase();
  const given = mime.toLowerCase();
  if (wanted === "*" || wanted === "*/*") return true;
  if (wanted.endsWith("/*")) return given.startsWith(wanted.slice(0, -1));
  if (wanted.includes("/")) return given === wanted;
  return wanted !== "" && extension.toLowerCase() === wanted.replace(/^\*?\./, "");
}

/** What stands behind the last dot of a file's name, in small letters; nothing for `.profile`. Windows drops dots and spaces at the end. */
export function extensionOf(name: string): string {
  const kept = name.replace(/[.\s]+$/, "");
  const at = kept.lastIndexOf(".");
  return at > 0 ? kept.slice(at + 1).toLowerCase() : "";
}
