/**
 * Whether this is an error of Prisma with this code. Compares its name, because `instanceof` would load Prisma at the
 * start.
 */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && error.name === "PrismaClientKnownRequestError" && "code" in error && error.code === code;
