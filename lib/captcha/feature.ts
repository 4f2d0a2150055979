import type { Feature } from "@/lib/feature";

export const captcha = {
  name: "captcha",
  callGroups: { Recaptcha: "The check that a visitor is not a robot." },
  models: { CaptchaPass: "installation", UsedChallenge: "installation" },
  expired: [
    `DELETE FROM "CaptchaPass" WHERE "expiresAt" < now()`,
    `DELETE FROM "UsedChallenge" WHERE "expiresAt" < now()`,
  ],
} as const satisfies Feature;
