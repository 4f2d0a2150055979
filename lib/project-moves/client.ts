import { api } from "@/lib/http/client";
import type { MovePreviewJson } from "@/lib/project-moves/schema";

type QueryContext = { signal: AbortSignal };

/** Calls about moves of projects. Each throws `ApiError`. */
export const projectMoveClient = {
  /** For `useQuery`: what would move to the workspace with the project. 0: the personal workspace. */
  preview: (projectId: number, workspaceId: number) => ({
    queryKey: ["project-moves", projectId, workspaceId] as const,
    queryFn: async ({ signal }: QueryContext) => {
      const query = { workspaceId: undefined, workspace_id: workspaceId };
      return (await api.get<{ move: MovePreviewJson }>(`projects/${projectId}/move`, query, { signal })).move;
    },
    gcTime: 0,
  }),
};
