import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";
import type { InviteJson, InvitesInput, ShownInviteJson } from "@/lib/invites/schema";
import type { WorkspaceJson } from "@/lib/teams/schema";

type QueryContext = { signal: AbortSignal };

/** Calls about invites do not depend on the active workspace. */
const ANYWHERE = { workspaceId: undefined } as const;
const anywhere = { params: ANYWHERE } as const;
const path = (id: string) => encodeURIComponent(id);

/** Calls about invites to workspaces. Each throws `ApiError`. */
export const inviteClient = {
  key: ["invites"] as const,
  show: async (id: string) =>
    (await api.get<{ invite: ShownInviteJson }>(`workspace/invite/${path(id)}`, ANYWHERE)).invite,
  join: async (id: string) =>
    (await api.get<{ workspace: WorkspaceJson }>(`workspace/join/${path(id)}`, ANYWHERE, { csrf: true })).workspace,
  /** Declines the user's own invite, or cancels one that was sent from a workspace. */
  remove: (id: string) => api.delete(`workspace/invite/${path(id)}`),
  list: (workspaceId: number) => (list: ListParams) => ({
    queryKey: ["invites", workspaceId, list] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Page<InviteJson>>(`workspaces/${workspaceId}/invites`, { ...list, ...ANYWHERE }, { signal }),
  }),
  send: async (workspaceId: number, input: InvitesInput) =>
    (await api.post<{ invites: InviteJson[] }>(`workspaces/${workspaceId}/invites`, input, anywhere)).invites,
  resend: (workspaceId: number, id: string) =>
    api.post(`workspaces/${workspaceId}/invites/${path(id)}/resend`, undefined, anywhere),
};
