/** Turns a text into the last part of a page's address: "Über uns" becomes "uber-uns". Keeps non-Latin letters. */
export const pageSlugFor = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "") // accents of Latin, Greek and Cyrillic letters
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
