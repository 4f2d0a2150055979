import { createHash } from "node:crypto";

/** The key of an email address in counts, so that they contain no addresses. */
export const addressKey = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url");
