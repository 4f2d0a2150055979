import { api } from "@/lib/http/client";
import type { TemplateJson } from "@/lib/templates/schema";

type QueryContext = { signal: AbortSignal };

/** Calls about templates. Each throws `ApiError`. */
export const templateClient = {
  key: ["templates"] as const,
  /** For `useQuery`: what a new project can start from. */
  list: () => ({
    queryKey: ["templates"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ templates: TemplateJson[] }>("templates", undefined, { signal })).templates,
  }),
  /** For `useQuery`: a page of a template as HTML, by its number. It never changes. */
  preview: (id: string, page = 1) => ({
    queryKey: ["template-previews", id, page] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ html: string }>(`templates/${id}/preview`, { page }, { signal })).html,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  remove: async (id: string): Promise<void> => {
    await api.delete(`templates/${id}`);
  },
};
