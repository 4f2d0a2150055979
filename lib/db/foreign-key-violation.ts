import "server-only";
import { hasCode } from "@/lib/db/has-code";

/** Whether a write failed because a row that it refers to has just been deleted, such as the user of a session. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, "P2003");
