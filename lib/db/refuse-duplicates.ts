import "server-only";
import { isUniqueViolation } from "@/lib/db/violations";
import { type FieldMessages, invalid } from "@/lib/errors";

/** Runs a write. Throws 422 with these messages if another row already has a value that must be unique. */
export async function refuseDuplicates<T>(messages: FieldMessages, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid(messages);
    throw error;
  }
}
