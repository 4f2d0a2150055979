import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { I18n } from "@/lib/i18n/create-t";
import type { ProjectDocumentJson, RevisionJson } from "@/lib/projects/schema";

type StoredDocument = { document: ProjectDocumentJson; version: number };
type QueryContext = { signal: AbortSignal };

/** The calls of the editor. Each throws `ApiError`. */
export const editorClient = {
  readDocument: (id: number, options?: QueryContext) =>
    api.get<StoredDocument>(`projects/${id}/document`, undefined, options),
  saveDocument: (id: number, document: ProjectDocumentJson, version: number) =>
    api.put<{ version: number; saved_at: string }>(`projects/${id}/document`, { document, version }),
  /** For `useQuery`: the texts of blocks and sections for a project whose pages are in this language. */
  starterTexts: (id: number, language: string) => ({
    queryKey: ["editor-starter-texts", id, language] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ i18n: I18n }>(`projects/${id}/starter-texts`, undefined, { signal })).i18n,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** For `useQuery`: the saved pages. */
  pages: (id: number) => ({
    queryKey: ["editor-pages", id] as const,
    queryFn: async (context: QueryContext) =>
      (await editorClient.readDocument(id, context)).document.pages.map((page) => ({ id: page.id, name: page.name })),
  }),
  /** For `useQuery`: a page as HTML, as last saved or as in an earlier revision. */
  preview: (id: number, page: string, revision?: number) => ({
    queryKey: ["editor-preview", id, page, revision] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ html: string }>(`projects/${id}/preview`, { page, revision }, { signal })).html,
  }),
  revisionsKey: (id: number) => ["projects", "revisions", id] as const,
  revisions: (id: number) => ({
    queryKey: editorClient.revisionsKey(id),
    queryFn: async ({ signal }: QueryContext) => {
      const read = async (page: number) =>
        (await api.get<Page<RevisionJson>>(`projects/${id}/revisions`, { page, perPage: 100 }, { signal })).pagination;
      const { data, last_page } = await read(1);
      return last_page > 1 ? [...data, ...(await read(2)).data] : data; // a project has at most 150 revisions
    },
  }),
  nameRevision: (id: number, revisionId: number, name: string) =>
    api.put(`projects/${id}/revisions/${revisionId}`, { name }),
  restoreRevision: (id: number, revisionId: number) =>
    api.post<{ version: number }>(`projects/${id}/revisions/${revisionId}/restore`),
  readRevision: (id: number, revisionId: number) =>
    api.get<StoredDocument>(`projects/${id}/revisions/${revisionId}/document`),
};
