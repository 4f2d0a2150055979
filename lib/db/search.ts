const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A Prisma filter: the column contains this text, ignoring case. `%`, `_` and `\` have no special meaning. */
export const containsText = (text: string) => ({ contains: escapeLike(text), mode: "insensitive" as const });

/** A Prisma filter: the column begins with this text, ignoring case. */
export const startsWithText = (text: string) => ({ startsWith: escapeLike(text), mode: "insensitive" as const });
