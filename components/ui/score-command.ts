/**
 * How well an entry of the command menu matches, from 0 to 1. A search word scores highest at the start of a name,
 * lower at the start of a later word of the name, and lowest anywhere else in the name. The search words may be in any
 * order, and the lowest of their scores counts. There is no fuzzy matching: cmdk does not sort the groups, so a weak
 * match could be in a group above a better match.
 */
export function scoreCommand(_id: string, search: string, names: readonly string[] = []): number {
  const words = normalise(search).split(" ").filter(Boolean);
  const normalisedNames = names.map(normalise);
  return Math.min(1, ...words.map((word) => Math.max(0, ...normalisedNames.map((name) => scoreName(name, word)))));
}

function scoreName(name: string, word: string): number {
  if (name.startsWith(word)) return 1;
  if (name.includes(` ${word}`)) return 0.9;
  return name.includes(word) ? 0.8 : 0;
}

/** Changes the text to lower case and removes accents. */
const normalise = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
