import type { FileEntryJson, StorageUseJson } from "@/lib/files/schema";
import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";

type QueryContext = { signal: AbortSignal };
export type FileListParams = Record<string, string | number | boolean | undefined>;

/** Calls about stored files. Each throws `ApiError`. `list`, `usage` and `ownUsage` return options for `useQuery`. */
export const fileEntryClient = {
  key: ["file-entries"] as const,
  list: (list: FileListParams) => ({
    queryKey: ["file-entries", "list", list] as const,
    queryFn: ({ signal }: QueryContext) => api.get<Page<FileEntryJson>>("file-entries", list, { signal }),
  }),
  usage: () => ({
    queryKey: ["file-entries", "usage"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ usage: StorageUseJson }>("file-entries/usage", undefined, { signal })).usage,
  }),
  /** How much of the user's own quota is used, even while a shared workspace is active. */
  ownUsage: () => ({
    queryKey: ["file-entries", "usage", "own"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ usage: StorageUseJson }>("file-entries/usage", { workspaceId: undefined }, { signal })).usage,
  }),
  remove: (entryIds: number[], deleteForever: boolean) => api.post("file-entries/delete", { entryIds, deleteForever }),
  restore: (entryIds: number[]) => api.post("file-entries/restore", { entryIds }),
};

export const downloadPath = (id: number) => `/api/v1/file-entries/${id}/download`;
