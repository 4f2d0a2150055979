import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";
import type { InviteJson, InvitePreviewJson, InvitesInput } from "@/lib/invites/schema";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

type QueryContext = { signal: AbortSignal };

/** Calls about invites do not depend on the active workspace. */
const WITHOUT_WORKSPACE = { workspaceId: undefined } as const;
const withoutWorkspace = { params: WITHOUT_WORKSPACE } as const;
const path = (id: string) => encodeURIComponent(id);

/** Calls about invites to workspaces. Each throws `ApiError`. */
export const inviteClient = {
  key: ["invites"] as const,
  show: async (id: string) =>
    (await api.get<{ invite: InvitePreviewJson }>(`workspace/invite/${path(id)}`, WITHOUT_WORKSPACE)).invite,
  join: async (id: string) =>
    (await api.get<{ workspace: WorkspaceJson }>(`workspace/join/${path(id)}`, WITHOUT_WORKSPACE, { csrf: true }))
      .workspace,
  /** Declines the user's own invite, or cancels one that was sent from a workspace. */
  remove: (id: string) => api.delete(`workspace/invite/${path(id)}`),
  list: (workspaceId: number) => (list: ListParams) => ({
    queryKey: ["invites", workspaceId, list] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Page<InviteJson>>(`workspaces/${workspaceId}/invites`, { ...list, ...WITHOUT_WORKSPACE }, { signal }),
  }),
  send: async (workspaceId: number, input: InvitesInput) =>
    (await api.post<{ invites: InviteJson[] }>(`workspaces/${workspaceId}/invites`, input, withoutWorkspace)).invites,
  resend: (workspaceId: number, id: string) =>
    api.post(`workspaces/${workspaceId}/invites/${path(id)}/resend`, undefined, withoutWorkspace),
};
