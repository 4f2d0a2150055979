import "server-only";

/** Whether a write failed because of a unique index. */
export const isUniqueViolation = (error: unknown) => hasCode(error, "P2002");

/** Whether a write failed because a row that it refers to has just been deleted, such as the user of a session. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, "P2003");

/**
 * Whether this is a Prisma error with this code. Compares its name, because `instanceof` would load Prisma at startup.
 */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && error.name === "PrismaClientKnownRequestError" && "code" in error && error.code === code;
