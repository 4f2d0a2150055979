import type { WorkspaceJson } from "@/lib/workspaces/schema";

/** A workspace that the user manages and does not own. */
export const workspaceOf = (changes: Partial<WorkspaceJson> = {}): WorkspaceJson => ({
  id: 4,
  name: "Atelier",
  picture: null,
  members_count: 2,
  default: false,
  role: { id: 1, name: "Manager" },
  is_owner: false,
  can_manage: true,
  transfer: null,
  may_create: [],
  created_at: "2026-11-01T10:00:00.000Z",
  deleted_at: null,
  ...changes,
});
