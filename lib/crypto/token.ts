import "server-only";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;

/** Returns 256 random bits as 43 characters that are safe in a cookie and a URL. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** Returns the SHA-256 hash of a token for the database. The hash cannot be used to log in. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());

/** Whether two secrets are equal, in constant time. */
export const isSameSecret = (given: string, expected: string) => timingSafeEqual(hashToken(given), hashToken(expected));
