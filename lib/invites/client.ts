import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";
import type { InviteJson, InvitePreviewJson, InvitesInput } from "@/lib/invites/schema";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

type QueryContext = { signal: AbortSignal };

/** Leaves out the active workspace, which no call about invites depends on. `api` never adds it to a DELETE. */
const NO_WORKSPACE_PARAMS = { workspaceId: undefined } as const;
const NO_WORKSPACE_OPTIONS = { params: NO_WORKSPACE_PARAMS } as const;

/** Calls about invites to workspaces. Each throws `ApiError`. */
export const inviteClient = {
  key: ["invites"] as const,
  show: async (id: string) =>
    (await api.get<{ invite: InvitePreviewJson }>(`workspace/invite/${encodeURIComponent(id)}`, NO_WORKSPACE_PARAMS))
      .invite,
  join: async (id: string) =>
    (
      await api.get<{ workspace: WorkspaceJson }>(`workspace/join/${encodeURIComponent(id)}`, NO_WORKSPACE_PARAMS, {
        csrf: true,
      })
    ).workspace,
  /** Declines an invite that was sent to the user, or cancels an invite of a workspace that the user manages. */
  remove: (id: string) => api.delete(`workspace/invite/${encodeURIComponent(id)}`),
  list: (workspaceId: number) => (list: ListParams) => ({
    queryKey: ["invites", workspaceId, list] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Page<InviteJson>>(`workspaces/${workspaceId}/invites`, { ...list, ...NO_WORKSPACE_PARAMS }, { signal }),
  }),
  send: async (workspaceId: number, input: InvitesInput) =>
    (await api.post<{ invites: InviteJson[] }>(`workspaces/${workspaceId}/invites`, input, NO_WORKSPACE_OPTIONS))
      .invites,
  resend: (workspaceId: number, id: string) =>
    api.post(`workspaces/${workspaceId}/invites/${encodeURIComponent(id)}/resend`, undefined, NO_WORKSPACE_OPTIONS),
};
