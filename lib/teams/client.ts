import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";
import type { ActivityJson, MemberJson, WorkspaceContent, WorkspaceInput, WorkspaceJson } from "@/lib/teams/schema";

type QueryContext = { signal: AbortSignal };
type WorkspaceResponse = { workspace: WorkspaceJson };

/** These calls do not send the active workspace: their path names one, and they must work if the active one is gone. */
const ANYWHERE = { workspaceId: undefined } as const;
const anywhere = { params: ANYWHERE } as const;
/** Enough for 2 MB on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;
const at = (id: number) => `workspaces/${id}`;

/** Calls about workspaces and their members. Each throws `ApiError`. */
export const workspaceClient = {
  key: ["workspaces"] as const,
  ownKey: ["workspaces", "own"] as const,
  readOwn: async () => (await api.get<{ workspaces: WorkspaceJson[] }>("me/workspaces", ANYWHERE)).workspaces,
  own: ({ trashed = false } = {}) => ({
    queryKey: ["workspaces", "own", trashed] as const,
    queryFn: async ({ signal }: QueryContext) => {
      const params = { ...ANYWHERE, trashed: trashed || undefined };
      return (await api.get<{ workspaces: WorkspaceJson[] }>("me/workspaces", params, { signal })).workspaces;
    },
  }),
  detail: (id: number) => ({
    queryKey: ["workspaces", "detail", id] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<WorkspaceResponse>(at(id), ANYWHERE, { signal })).workspace,
  }),
  readContent: async (id: number) =>
    (await api.get<{ content: WorkspaceContent }>(`${at(id)}/content`, ANYWHERE)).content,
  create: async (input: WorkspaceInput) => (await api.post<WorkspaceResponse>("workspaces", input, anywhere)).workspace,
  rename: async (id: number, name: string) => (await api.put<WorkspaceResponse>(at(id), { name }, anywhere)).workspace,
  remove: (id: number) => api.delete(at(id)),
  restore: async (id: number) =>
    (await api.post<WorkspaceResponse>(`${at(id)}/restore`, undefined, anywhere)).workspace,
  transfer: async (id: number, userId: number) =>
    (await api.post<WorkspaceResponse>(`${at(id)}/transfer`, { user_id: userId }, anywhere)).workspace,
  uploadPicture(id: number, file: File) {
    const form = new FormData();
    form.append("file", file);
    return api.post<WorkspaceResponse>(`${at(id)}/picture`, form, { ...anywhere, timeoutMs: UPLOAD_TIMEOUT_MS });
  },
  removePicture: (id: number) => api.delete<WorkspaceResponse>(`${at(id)}/picture`),
  members: (id: number) => (list: ListParams) => ({
    queryKey: ["workspaces", "members", id, list] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Page<MemberJson>>(`${at(id)}/members`, { ...list, ...ANYWHERE }, { signal }),
  }),
  changeRole: (id: number, userId: number, roleId: number) =>
    api.put(`${at(id)}/members/${userId}`, { role_id: roleId }, anywhere),
  removeMember: (id: number, userId: number) => api.delete(`${at(id)}/members/${userId}`),
  activityKey: (id: number) => ["workspaces", "activity", id] as const,
  readActivity: (id: number, page: number, { signal }: QueryContext) =>
    api.get<Page<ActivityJson>>(`${at(id)}/activity`, { page, ...ANYWHERE }, { signal }),
};
