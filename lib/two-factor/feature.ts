import type { Feature } from "@/lib/feature";
import { twoFactorNotice } from "@/lib/two-factor/notices";

export const twoFactor = {
  name: "two-factor",
  notices: [twoFactorNotice],
  models: { LoginChallenge: "unexported", RecoveryCode: "unexported" },
  expired: [`DELETE FROM "LoginChallenge" WHERE "expiresAt" < now()`],
} as const satisfies Feature;
