import "server-only";
import { Prisma } from "@/lib/db/client/client";

/** Whether a write failed because a row that it refers to has just been deleted, such as the user of a session. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
