import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP's first choice (argon2id is the library's default); it runs on libuv's threads, so logins never hold the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, OPTIONS);

let nobody: Promise<string> | undefined;

/** Whether the password is right. Without a hash it takes as long and is wrong, so that time tells nothing about an account. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("the password of nobody");
  const right = await verify(passwordHash ?? (await nobody), password).catch(() => false);
  return right && passwordHash != null;
}
