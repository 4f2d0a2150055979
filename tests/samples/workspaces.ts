import { db } from "@/lib/db/db";
import { createInvite, getSeededRole } from "../support/factories";
import { sampleOf } from "../support/sample";
import { pictureForm } from "../support/uploads";

const editorRoleId = async () => (await getSeededRole("workspace-editor")).id;

export const sample = sampleOf({
  rows: {
    create: async ({ owner, workspace }) => ({
      workspaceId: workspace.id,
      inviteId: (await createInvite({ workspace, inviter: owner })).id,
    }),
    readState: async ({ workspaceId }, { owner }) => [
      await db.workspace.findUnique({ where: { id: workspaceId } }),
      await db.workspaceInvite.findMany({ where: { workspaceId } }),
      await db.workspaceMember.findMany({ where: { workspaceId, userId: owner.id } }),
      await db.workspaceTransfer.findMany({ where: { workspaceId } }),
    ],
    callOptions: {
      "POST /api/v1/workspaces/{workspaceId}/picture": pictureForm,
      "POST /api/v1/workspaces/{workspaceId}/invites": async () => ({
        body: { emails: ["a@example.com"], role_id: await editorRoleId() },
      }),
      "PUT /api/v1/workspaces/{workspaceId}/members/{userId}": async () => ({
        body: { role_id: await editorRoleId() },
      }),
      "POST /api/v1/workspaces/{workspaceId}/transfer": (_, { owner }) => ({ body: { user_id: owner.id } }),
    },
  },
});
