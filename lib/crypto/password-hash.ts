import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP's parameters for argon2id, the library's default algorithm. Hashing runs on libuv's threads and does not block
// the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, OPTIONS);

let decoyHash: Promise<string> | undefined;

/** Whether the password is correct. Takes just as long without a hash, so that timing does not reveal accounts. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword("the password of nobody");
  const isCorrect = await verify(passwordHash ?? (await decoyHash), password).catch(() => false);
  return isCorrect && passwordHash != null;
}
