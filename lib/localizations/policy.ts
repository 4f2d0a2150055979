/** First parts of addresses of ours, some of which look like a language. */
const RESERVED = new Set(["api", "auth", "secure", "internal", "og", "dev"]);

/** Whether addresses of ours begin with this word, so that no language may be called so and no address be taken for a translated one. */
export const isReservedWord = (word: string) => RESERVED.has(word.toLowerCase());
