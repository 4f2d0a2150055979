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
  /** For `useQuery`: the first page of a template as HTML. It never changes. */
  preview: (id: string) => ({
    queryKey: ["template-previews", id] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ html: string }>(`templates/${id}/preview`, undefined, { signal })).html,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  remove: async (id: string): Promise<void> => {
    await api.delete(`templates/${id}`);
  },
};
