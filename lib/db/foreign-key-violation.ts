import "server-only";
import { Prisma } from "@/lib/db/client/client";

/** Whether a row refers to one that was deleted at the same moment, such as a session to its user. Nothing was written. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
