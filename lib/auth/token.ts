import "server-only";
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits as 43 characters that fit in a cookie and an address. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** What the database keeps of a token: nobody can log in with it. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());
