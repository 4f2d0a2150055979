import type { Feature } from "@/lib/feature";

export const twoFactor = {
  name: "two-factor",
  models: { LoginChallenge: "secret", RecoveryCode: "secret" },
  expired: [`DELETE FROM "LoginChallenge" WHERE "expiresAt" < now()`],
} as const satisfies Feature;
