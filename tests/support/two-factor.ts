import { db } from "@/lib/db/db";
import { replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import { newTotpSecret } from "@/lib/two-factor/totp";
import { encryptTotpSecret } from "@/lib/two-factor/totp-secret";
import { codeOf } from "./authenticator";
import { createUser } from "./factories";

export const PASSWORD = "only-i-know-this";
export { codeOf };

/** Returns six digits that are not a valid code of the secret now, nor within two steps of now. */
export async function wrongCodeOf(secret: string): Promise<string> {
  const valid = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !valid.includes(code)) as string;
}

/** Creates a user with a second factor. Returns the user, the secret and the recovery codes. */
export async function createTwoFactorUser(options: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ password: PASSWORD, twoFactorConfirmedAt: new Date(), ...options });
  const secret = newTotpSecret();
  await db.user.update({ where: { id: user.id }, data: { twoFactorSecret: encryptTotpSecret(secret, user.id) } });
  const recoveryCodes = await replaceRecoveryCodes(db, user.id);
  return { user, secret, recoveryCodes };
}
