const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A Prisma filter: the column contains this text, in any case. `%`, `_` and `\` are looked for as they are. */
export const containsText = (text: string) => ({ contains: escaped(text), mode: "insensitive" as const });

/** The same for a column that begins with the text. */
export const startsWithText = (text: string) => ({ startsWith: escaped(text), mode: "insensitive" as const });
