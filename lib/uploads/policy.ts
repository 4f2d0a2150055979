import type { FieldMessage } from "@/lib/errors";
import { formatBytes } from "@/lib/format";
import { line } from "@/lib/i18n/line";

/** Settings that limit uploads. An empty list of allowed types allows all. */
export type UploadRules = { max_size: number | null; allowed_types: string[]; blocked_types: string[] };

/** `extension` is claimed by the sender and has no dot. It may differ from the extension in the name. */
export type UploadFacts = { name: string; size: number; mime: string; extension: string };

/** The message with which the rules refuse a file, or null. */
export function uploadRefusal(file: UploadFacts, rules: UploadRules): FieldMessage | null {
  if (rules.max_size !== null && file.size > rules.max_size) {
    const values = { file: file.name, size: formatBytes(rules.max_size, "en") };
    return [line(":file exceeds maximum allowed size of :size"), values];
  }
  const named = { ...file, extension: extensionOf(file.name) };
  const isListed = (facts: UploadFacts, types: string[]) => types.some((type) => matchesType(facts, type));
  // the claimed extension can only restrict, because programs choose how to open a file by its name
  const isAllowed = rules.allowed_types.length === 0 || isListed(named, rules.allowed_types);
  const isBlocked = isListed(named, rules.blocked_types) || isListed(file, rules.blocked_types);
  return isAllowed && !isBlocked ? null : line("This file type is not allowed");
}

/** Whether a file has a type: a MIME pattern (`image/*`, `application/pdf`) or an extension (`.pdf`, `pdf`). */
export function matchesType({ mime, extension }: Pick<UploadFacts, "mime" | "extension">, type: string): boolean {
  const wanted = type.trim().toLowerCase();
  const given = mime.toLowerCase();
  if (wanted === "*" || wanted === "*/*") return true;
  if (wanted.endsWith("/*")) return given.startsWith(wanted.slice(0, -1));
  if (wanted.includes("/")) return given === wanted;
  return wanted !== "" && extension.toLowerCase() === wanted.replace(/^\*?\./, "");
}

/** The extension of a file name in lower case. Empty for `.profile`. Ignores trailing dots and spaces, like Windows. */
export function extensionOf(name: string): string {
  const kept = name.replace(/(?<![.\s])[.\s]+$/, "");
  const at = kept.lastIndexOf(".");
  return at > 0 ? kept.slice(at + 1).toLowerCase() : "";
}
