import "server-only";
import { decrypt, encrypt } from "@/lib/crypto/secret";

const contextOf = (userId: number) => `two-factor:${userId}`;

/** Encrypts the secret of a user's authenticator for the column `twoFactorSecret`. */
export const encryptTotpSecret = (secret: string, userId: number) => encrypt(secret, contextOf(userId));

/** Decrypts a user's `twoFactorSecret`. Throws if it was encrypted for another user. */
export const decryptTotpSecret = (encrypted: string, userId: number) => decrypt(encrypted, contextOf(userId));
