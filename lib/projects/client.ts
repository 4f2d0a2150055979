import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { ProjectInput, ProjectJson } from "@/lib/projects/schema";
import type { TemplateJson } from "@/lib/templates/schema";

type QueryContext = { signal: AbortSignal };

const crud = resourceClient<ProjectJson, ProjectInput>("projects", "project");

/** Calls about projects. Each throws `ApiError`. */
export const projectClient = {
  ...crud,
  restore: (id: number) => api.post(`projects/${id}/restore`),
  purge: (id: number) => api.post(`projects/${id}/purge`),
  duplicate: async (id: number) => (await api.post<{ project: ProjectJson }>(`projects/${id}/duplicate`)).project,
  /**
   * Moves a project to the workspace with this id. 0: the personal workspace. Does not send the active workspace,
   * because the project may be outside it, for example when the user undoes a move.
   */
  move: async (id: number, workspaceId: number) => {
    const options = { params: { workspaceId: undefined } };
    return (await api.post<{ project: ProjectJson }>(`projects/${id}/move`, { workspace_id: workspaceId }, options))
      .project;
  },
  saveAsTemplate: async (id: number, name: string) =>
    (await api.post<{ template: TemplateJson }>(`projects/${id}/template`, { name })).template,
  /** For `useQuery`: the project's first page as HTML. It changes only with the version. */
  preview: (id: number, version: number) => ({
    queryKey: ["project-previews", id, version] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ html: string }>(`projects/${id}/preview`, undefined, { signal })).html,
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

/** The path of the zip with the project's pages. */
export const exportPath = (id: number) => `/api/v1/projects/${id}/export`;
