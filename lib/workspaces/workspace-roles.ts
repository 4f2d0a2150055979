import "server-only";
import type { Role } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";

/** Finds a role for members of workspaces. Throws a 422 on `role_id` if there is no such role. */
export async function requireWorkspaceRole(id: number, tx: Tx = db): Promise<Role> {
  const role = await tx.role.findFirst({ where: { id, type: "workspace" } });
  if (!role) throw invalid({ role_id: [line("There is no such role.")] });
  return role;
}

/** The role of a workspace's owner. */
export const getOwnersRole = (tx: Tx): Promise<Role> =>
  tx.role.findUniqueOrThrow({ where: { key: "workspace-admin" } });
