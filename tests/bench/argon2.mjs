import { hash, verify } from "@node-rs/argon2";

const DURATION_SECONDS = 4;
/** The same options as in lib/crypto/password-hash.ts. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Measures how many passwords this machine verifies per second, four at a time. Each login verifies a password, so
 * logins cannot be faster than this. Returns `{ perSecond }`.
 */
export async function measureArgon2() {
  const passwordHash = await hash("the password of the bench", OPTIONS);
  const end = performance.now() + DURATION_SECONDS * 1000;
  let verifications = 0;
  const verifyUntilEnd = async () => {
    while (performance.now() < end) {
      await verify(passwordHash, "the password of the bench");
      verifications += 1;
    }
  };
  await Promise.all([verifyUntilEnd(), verifyUntilEnd(), verifyUntilEnd(), verifyUntilEnd()]);
  return { perSecond: verifications / DURATION_SECONDS };
}
