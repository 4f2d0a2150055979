import type { FieldMessage } from "@/lib/errors";
import { formatBytes } from "@/lib/format/numbers";
import { line } from "@/lib/i18n/line";

/** Settings that limit uploads. An empty list of allowed types allows all. */
export type UploadRules = { max_size: number | null; allowed_types: string[]; blocked_types: string[] };

/**
 * `size` is in bytes. `extension`, without a dot, is the sender's claim or was detected from the bytes. It may differ
 * from the extension in the name.
 */
export type UploadFacts = { name: string; size: number; mime: string; extension: string };

/** Returns the error message if the rules refuse a file, else null. */
export function uploadRefusal(file: UploadFacts, rules: UploadRules): FieldMessage | null {
  if (rules.max_size !== null && file.size > rules.max_size) {
    const values = { file: file.name, size: formatBytes(rules.max_size, "en") };
    return [line(":file exceeds maximum allowed size of :size"), values];
  }
  const fileWithNameExtension = { ...file, extension: extensionOf(file.name) };
  const isListed = (facts: UploadFacts, types: string[]) => types.some((type) => matchesType(facts, type));
  // a claimed extension can block a file but not allow it, because programs go by the extension in the name
  const isAllowed = rules.allowed_types.length === 0 || isListed(fileWithNameExtension, rules.allowed_types);
  const isBlocked = isListed(fileWithNameExtension, rules.blocked_types) || isListed(file, rules.blocked_types);
  return isAllowed && !isBlocked ? null : line("This file type is not allowed");
}

/** Whether a file has a type: a MIME pattern (`image/*`, `application/pdf`) or an extension (`.pdf`, `pdf`). */
export function matchesType({ mime, extension }: Pick<UploadFacts, "mime" | "extension">, type: string): boolean {
  const pattern = type.trim().toLowerCase();
  const fileMime = mime.toLowerCase();
  if (pattern === "*" || pattern === "*/*") return true;
  if (pattern.endsWith("/*")) return fileMime.startsWith(pattern.slice(0, -1));
  if (pattern.includes("/")) return fileMime === pattern;
  return pattern !== "" && extension.toLowerCase() === pattern.replace(/^\*?\./, "");
}

/** The extension of a file name in lower case. Empty for `.profile`. Ignores trailing dots and spaces, like Windows. */
export function extensionOf(name: string): string {
  const trimmedName = name.replace(/(?<![.\s])[.\s]+$/, "");
  const dot = trimmedName.lastIndexOf(".");
  return dot > 0 ? trimmedName.slice(dot + 1).toLowerCase() : "";
}
