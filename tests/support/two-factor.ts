import { generate } from "otplib";
import { db } from "@/lib/db/db";
import { replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import { newTotpSecret } from "@/lib/two-factor/totp";
import { encryptTotpSecret } from "@/lib/two-factor/totp-secret";
import { createUser } from "./factories";

export const PASSWORD = "only-i-know-this";
const STEP_SECONDS = 30;

/** The authenticator's code now, or this many 30-second steps later. */
export const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** Six digits that are not a current code of the secret. */
export async function wrongCodeOf(secret: string): Promise<string> {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !right.includes(code)) as string;
}

/** Creates a user with a second factor. Returns the user, the secret and the recovery codes. */
export async function createProtectedUser(options: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ password: PASSWORD, twoFactorConfirmedAt: new Date(), ...options });
  const secret = newTotpSecret();
  await db.user.update({ where: { id: user.id }, data: { twoFactorSecret: encryptTotpSecret(secret, user.id) } });
  const recoveryCodes = await replaceRecoveryCodes(db, user.id);
  return { user, secret, recoveryCodes };
}
