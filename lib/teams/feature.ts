import "server-only";
import { type Feature, task } from "@/lib/feature";
import { memberJoinedNotice, memberRemovedNotice, roleChangedNotice, transferredNotice } from "@/lib/teams/notices";
import { sweepWorkspaces } from "@/lib/teams/sweep";
import { removePictureBytes } from "@/lib/teams/teams";
import { ACTIVITY_DAYS } from "@/lib/workspaces/policy";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-workspaces": undefined;
    }
  }
}

export const teams = {
  name: "teams",
  before: ["workspaces"], // removes their pictures
  callGroups: { Workspaces: "Workspaces, in which several users work: their members, roles, invites and activity." },
  notices: [memberJoinedNotice, roleChangedNotice, memberRemovedNotice, transferredNotice],
  tasks: { "sweep-workspaces": task(sweepWorkspaces, { maxSeconds: 300 }) },
  schedule: [{ task: "sweep-workspaces", match: "35 * * * *" }],
  expired: [`DELETE FROM "WorkspaceEvent" WHERE "createdAt" < now() - interval '${ACTIVITY_DAYS} days'`],
  removeWithUser: async (tx, userId) =>
    removePictureBytes(tx, await tx.workspace.findMany({ where: { ownerId: userId }, select: { picture: true } })),
} as const satisfies Feature;
