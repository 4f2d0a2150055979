import { parseLanguageTag } from "@/lib/i18n/language";

const RIGHT_TO_LEFT_SCRIPTS = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** Depends on the script rather than on a list of languages, so that `pa-Arab` and `ckb` are right to left too. */
export function direction(language: string): "ltr" | "rtl" {
  const script = parseLanguageTag(language)?.maximize().script;
  return script && RIGHT_TO_LEFT_SCRIPTS.has(script) ? "rtl" : "ltr";
}
