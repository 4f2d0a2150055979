import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";
import type {
  ActivityJson,
  MemberJson,
  WorkspaceContent,
  WorkspaceInput,
  WorkspaceJson,
} from "@/lib/workspaces/schema";

type QueryContext = { signal: AbortSignal };
type WorkspaceResponse = { workspace: WorkspaceJson };

/**
 * The calls below do not send the active workspace (`api.delete` never sends it). Calls about one workspace have its
 * id in their path, and all calls must work even if the active workspace no longer exists.
 */
const NO_WORKSPACE = { workspaceId: undefined } as const;
const NO_WORKSPACE_OPTIONS = { params: NO_WORKSPACE } as const;
/** Enough for 2 MB on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;
const pathOf = (id: number) => `workspaces/${id}`;

/** Calls about workspaces and their members. Each throws `ApiError`. */
export const workspaceClient = {
  key: ["workspaces"] as const,
  ownKey: ["workspaces", "own"] as const,
  readOwn: async () => (await api.get<{ workspaces: WorkspaceJson[] }>("me/workspaces", NO_WORKSPACE)).workspaces,
  own: ({ trashed = false } = {}) => ({
    queryKey: ["workspaces", "own", trashed] as const,
    queryFn: async ({ signal }: QueryContext) => {
      const params = { ...NO_WORKSPACE, trashed: trashed || undefined };
      return (await api.get<{ workspaces: WorkspaceJson[] }>("me/workspaces", params, { signal })).workspaces;
    },
  }),
  detail: (id: number) => ({
    queryKey: ["workspaces", "detail", id] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<WorkspaceResponse>(pathOf(id), NO_WORKSPACE, { signal })).workspace,
  }),
  readContent: async (id: number) =>
    (await api.get<{ content: WorkspaceContent }>(`${pathOf(id)}/content`, NO_WORKSPACE)).content,
  create: async (input: WorkspaceInput) =>
    (await api.post<WorkspaceResponse>("workspaces", input, NO_WORKSPACE_OPTIONS)).workspace,
  rename: async (id: number, name: string) =>
    (await api.put<WorkspaceResponse>(pathOf(id), { name }, NO_WORKSPACE_OPTIONS)).workspace,
  remove: (id: number) => api.delete(pathOf(id)),
  restore: async (id: number) =>
    (await api.post<WorkspaceResponse>(`${pathOf(id)}/restore`, undefined, NO_WORKSPACE_OPTIONS)).workspace,
  askToTransfer: (id: number, userId: number) =>
    api.post<WorkspaceResponse>(`${pathOf(id)}/transfer`, { user_id: userId }, NO_WORKSPACE_OPTIONS),
  cancelTransfer: (id: number) => api.delete<WorkspaceResponse>(`${pathOf(id)}/transfer`),
  acceptTransfer: (id: number) =>
    api.post<WorkspaceResponse>(`${pathOf(id)}/transfer/acceptance`, undefined, NO_WORKSPACE_OPTIONS),
  declineTransfer: (id: number) => api.delete<WorkspaceResponse>(`${pathOf(id)}/transfer/acceptance`),
  uploadPicture(id: number, file: File) {
    const form = new FormData();
    form.append("file", file);
    return api.post<WorkspaceResponse>(`${pathOf(id)}/picture`, form, {
      ...NO_WORKSPACE_OPTIONS,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    });
  },
  removePicture: (id: number) => api.delete<WorkspaceResponse>(`${pathOf(id)}/picture`),
  members: (id: number) => (list: ListParams) => ({
    queryKey: ["workspaces", "members", id, list] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Page<MemberJson>>(`${pathOf(id)}/members`, { ...list, ...NO_WORKSPACE }, { signal }),
  }),
  changeRole: (id: number, userId: number, roleId: number) =>
    api.put(`${pathOf(id)}/members/${userId}`, { role_id: roleId }, NO_WORKSPACE_OPTIONS),
  removeMember: (id: number, userId: number) => api.delete(`${pathOf(id)}/members/${userId}`),
  activityKey: (id: number) => ["workspaces", "activity", id] as const,
  readActivity: (id: number, page: number, { signal }: QueryContext) =>
    api.get<Page<ActivityJson>>(`${pathOf(id)}/activity`, { page, ...NO_WORKSPACE }, { signal }),
};
