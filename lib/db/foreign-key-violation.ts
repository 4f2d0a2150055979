import "server-only";
import { Prisma } from "@/lib/db/client/client";

/** A row was to point at one that somebody deleted at the same moment, such as a session at its user: nothing was written. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
