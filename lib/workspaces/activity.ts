import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db } from "@/lib/db/db";
import { paginate } from "@/lib/http/list";
import { ACTING_ADMIN } from "@/lib/ownership/activity";
import { avatarUrl } from "@/lib/users/avatar-url";
import { requireWorkspaceRow } from "@/lib/workspaces/access";
import type { ActivityJson, ActivityListQuery } from "@/lib/workspaces/schema";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";

const SHOWN_COLUMNS = {
  id: true,
  action: true,
  details: true,
  createdAt: true,
  user: { select: { id: true, email: true, firstName: true, lastName: true, avatar: true } },
} as const;
type EventRow = Prisma.WorkspaceEventGetPayload<{ select: typeof SHOWN_COLUMNS }>;

/** Lists what was done in the workspace, the most recent action first. */
export async function listActivity({ actor, t }: LocalizedActor, id: number, list: ActivityListQuery) {
  await requireWorkspaceRow(actor, { id, verb: "view" });
  const where = { workspaceId: id };
  return paginate(list, {
    count: () => countListRows(`activity of workspace ${id}`, (limit) => db.workspaceEvent.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.workspaceEvent.findMany({
        where,
        orderBy: { id: "desc" },
        select: SHOWN_COLUMNS,
        ...window,
      });
      return rows.map((row) => activityJson(row, t));
    },
  });
}

function activityJson({ id, action, details, createdAt, user }: EventRow, t: LocalizedActor["t"]): ActivityJson {
  const { role, [ACTING_ADMIN]: admin, ...names } = details as Record<string, string>;
  return {
    id,
    user: user && { id: user.id, display_name: displayName(user), avatar: avatarUrl(user.avatar) },
    acting_admin: admin ?? null,
    action: action as ActivityJson["action"],
    details: { ...names, ...(role !== undefined && { role: t(role) }) },
    created_at: createdAt.toISOString(),
  };
}
