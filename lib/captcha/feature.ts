import type { Feature } from "@/lib/feature";

export const captcha = {
  name: "captcha",
  models: { CaptchaPass: "site", UsedChallenge: "site" },
  expired: [
    `DELETE FROM "CaptchaPass" WHERE "expiresAt" < now()`,
    `DELETE FROM "UsedChallenge" WHERE "expiresAt" < now()`,
  ],
} as const satisfies Feature;
