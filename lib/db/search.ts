/** A Prisma filter: the column contains this text, in any case. `%`, `_` and `\` are looked for as they are. */
export const containing = (text: string) => ({
  contains: text.replace(/[\\%_]/g, "\\$&"),
  mode: "insensitive" as const,
});
