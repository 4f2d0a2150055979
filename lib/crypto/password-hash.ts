import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP's recommendation (argon2id is the library's default). It runs on libuv's threads and never blocks the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, OPTIONS);

let decoyHash: Promise<string> | undefined;

/** Whether the password is correct. Without a hash it takes just as long, so that timing does not reveal accounts. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword("the password of nobody");
  const right = await verify(passwordHash ?? (await decoyHash), password).catch(() => false);
  return right && passwordHash != null;
}
