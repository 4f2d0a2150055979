/** Elements that are part of running text. */
export const INLINE_TAGS: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "bdi", "br", "cite", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "s"],
  ...["small", "span", "strong", "sub", "sup", "time", "u", "wbr"],
]);
