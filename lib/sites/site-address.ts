import { SLUG_MAX_CHARS } from "@/lib/sites/policy";

/** Shortens an address for display: `https://shop.example.com` becomes `shop.example.com`. */
export const withoutProtocol = (url: string) => url.replace(/^https?:\/\//, "");

/** Latin letters that are no letter from a to z with a mark, and their usual spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
  ĸ: "k",
};

const GERMAN_SPELLINGS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };

const inGerman = (name: string) =>
  name.normalize("NFC").replace(/[äöüÄÖÜ]/g, (letter) => GERMAN_SPELLINGS[letter] ?? "");

/**
 * A slug for a site with this name, as people who write this language spell it without marks: "Café Müller" becomes
 * "cafe-muller", in German "cafe-mueller". Empty if no letter from a to z and no digit from 0 to 9 is left.
 */
export function slugFor(name: string, language: string): string {
  return (/^de\b/.test(language) ? inGerman(name) : name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþħıŋĸ]/g, (letter) => SPELLINGS[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX_CHARS)
    .replace(/^-|-$/g, "");
}
