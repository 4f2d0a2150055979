import "server-only";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits as 43 characters that fit in a cookie and an address. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** What the database keeps of a token: nobody can log in with it. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());

/** Whether two secrets are the same, without its time telling how much of one was right. */
export const isSameSecret = (given: string, wanted: string) => timingSafeEqual(hashToken(given), hashToken(wanted));
