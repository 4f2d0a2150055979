/** The last part of a page's address for this text: "Über uns" becomes "uber-uns". Keeps letters of other scripts. */
export const pageSlugFor = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "") // accents of Latin, Greek and Cyrillic letters
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
