import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import { recountStorage } from "@/lib/storage-use/storage-use";
import {
  memberJoinedNotice,
  memberRemovedNotice,
  roleChangedNotice,
  transferAskedNotice,
  transferDeclinedNotice,
  transferredNotice,
} from "@/lib/workspaces/notices";
import { ACTIVITY_DAYS } from "@/lib/workspaces/policy";
import { sweepWorkspaces } from "@/lib/workspaces/sweep";
import { enqueuePictureRemoval } from "@/lib/workspaces/workspaces";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-workspaces": undefined;
    }
  }
}

export const workspaces = {
  name: "workspaces",
  models: {
    Workspace: "personal",
    WorkspaceMember: "personal",
    WorkspaceEvent: "personal",
    WorkspaceTransfer: "unexported",
  },
  callGroups: { Workspaces: "Shared workspaces: their members, roles, invites and activity." },
  notices: [
    memberJoinedNotice,
    roleChangedNotice,
    memberRemovedNotice,
    transferAskedNotice,
    transferredNotice,
    transferDeclinedNotice,
  ],
  tasks: { "sweep-workspaces": task(sweepWorkspaces, { maxSeconds: 300 }) },
  schedule: [{ task: "sweep-workspaces", match: "35 * * * *" }],
  expired: [
    `DELETE FROM "WorkspaceEvent" WHERE "createdAt" < now() - interval '${ACTIVITY_DAYS} days'`,
    `DELETE FROM "WorkspaceTransfer" WHERE "expiresAt" < now()`,
  ],
  removeWithUser: removeWorkspacesOf,
  exportDocuments: async (userId) => [
    { name: "workspaces", rows: await exportWorkspaces(userId) },
    { name: "workspace-activity", rows: await exportActivity(userId) },
  ],
} as const satisfies Feature;

/** Deletes a user's workspaces. The members' content there has become personal, and counts towards their storage. */
async function removeWorkspacesOf(tx: Tx, ownerId: number): Promise<void> {
  await enqueuePictureRemoval(tx, await tx.workspace.findMany({ where: { ownerId }, select: { picture: true } }));
  const members = await tx.workspaceMember.findMany({
    where: { workspace: { ownerId }, userId: { not: ownerId } },
    select: { userId: true },
  });
  await tx.workspace.deleteMany({ where: { ownerId } });
  await recountStorage(tx, ...members.map(({ userId }) => userId));
}

async function exportWorkspaces(userId: number) {
  const rows = await db.workspaceMember.findMany({
    where: { userId },
    select: {
      createdAt: true,
      role: { select: { name: true } },
      workspace: { select: { id: true, name: true, ownerId: true, createdAt: true } },
    },
  });
  return rows.map(({ createdAt: joinedAt, role, workspace: { ownerId, ...workspace } }) => ({
    ...workspace,
    role: role.name,
    isOwner: ownerId === userId,
    joinedAt,
  }));
}

const exportActivity = (userId: number) =>
  db.workspaceEvent.findMany({
    where: { userId },
    orderBy: { id: "asc" },
    select: { workspaceId: true, action: true, details: true, createdAt: true },
  });
