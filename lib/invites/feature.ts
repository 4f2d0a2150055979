import type { Feature } from "@/lib/feature";
import { invitedNotice } from "@/lib/invites/notices";

export const invites = {
  name: "invites",
  notices: [invitedNotice],
  models: { WorkspaceInvite: "unexported" },
  expired: [`DELETE FROM "WorkspaceInvite" WHERE "expiresAt" < now()`],
} as const satisfies Feature;
