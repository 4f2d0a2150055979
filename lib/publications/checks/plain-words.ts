/** Letters that `NFKD` does not take apart. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "d" }),
);

/**
 * A text as words for comparison: in lower case, without accents and invisible characters, with one space between words
 * and at both ends. Letters that stand alone are one word: "P.a.s.s" becomes " pass ".
 */
export function plainWords(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[łøđıßæœþð]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return ` ${words.replace(/(?<![^ ])(?:\p{L} ){3,}\p{L}(?![^ ])/gu, (letters) => letters.replaceAll(" ", ""))} `;
}

/** The words of a name in code: "userPassword2" becomes " user password 2 ". */
export const wordsOfName = (name: string): string =>
  plainWords(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/(\p{L})(\p{N})/gu, "$1 $2"));

/** Letters and digits of other kinds that look like a Latin letter. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: "a", в: "b", е: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x" },
    ...{ і: "i", ј: "j", ѕ: "s", ԁ: "d", һ: "h", ԛ: "q", ԝ: "w", ѵ: "v", г: "r", п: "n", ь: "b", ӏ: "l", ɡ: "g" },
    ...{ α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x", ω: "w" },
    ...{ "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", $: "s", "@": "a", "|": "l", "!": "i" },
  }),
);

/** Replaces each character that looks like a Latin letter by that letter: "pаypa1" becomes "paypal". */
export const withoutLookAlikes = (text: string): string =>
  [...text.normalize("NFKC").toLowerCase()].map((char) => LOOK_ALIKES.get(char) ?? char).join("");
