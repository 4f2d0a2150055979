import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

export const workspaces = {
  name: "workspaces",
  models: { Workspace: "personal", WorkspaceMember: "personal", WorkspaceEvent: "personal" },
  removeWithUser: async (tx, userId) => void (await tx.workspace.deleteMany({ where: { ownerId: userId } })),
  exportDocuments: async (userId) => [
    { name: "workspaces", rows: await exportedWorkspaces(userId) },
    { name: "workspace-activity", rows: await exportedActivity(userId) },
  ],
} as const satisfies Feature;

async function exportedWorkspaces(userId: number) {
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

const exportedActivity = (userId: number) =>
  db.workspaceEvent.findMany({
    where: { userId },
    orderBy: { id: "asc" },
    select: { workspaceId: true, action: true, details: true, createdAt: true },
  });
