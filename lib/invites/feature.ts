import type { Feature } from "@/lib/feature";

export const invites = {
  name: "invites",
  models: { WorkspaceInvite: "secret" },
  expired: [`DELETE FROM "WorkspaceInvite" WHERE "expiresAt" < now()`],
} as const satisfies Feature;
