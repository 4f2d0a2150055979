import "server-only";
import { type Feature, task } from "@/lib/feature";
import { passwordChangedNotice } from "@/lib/passwords/notices";
import { type ResetRequest, sendResetLink } from "@/lib/passwords/password-reset";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "send-reset-link": ResetRequest;
    }
  }
}

export const passwords = {
  name: "passwords",
  notices: [passwordChangedNotice],
  // The table of `lib/one-time-codes.ts`, which has no feature of its own. Other features use the table too.
  models: { OneTimeCode: "unexported" },
  tasks: { "send-reset-link": task(sendResetLink) },
  expired: [`DELETE FROM "OneTimeCode" WHERE "expiresAt" < now()`],
} as const satisfies Feature;
