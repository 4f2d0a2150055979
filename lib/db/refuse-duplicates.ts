import "server-only";
import { hasCode } from "@/lib/db/has-code";
import { type FieldMessages, invalid } from "@/lib/errors";

/** Runs a write. Throws 422 with these messages if another row already has a value that must be unique. */
export async function refuseDuplicates<T>(taken: FieldMessages, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid(taken);
    throw error;
  }
}

/** Whether a write failed because of a unique index. */
export const isUniqueViolation = (error: unknown) => hasCode(error, "P2002");
