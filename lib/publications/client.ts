import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { CheckJson, PublicationInput, PublicationJson } from "@/lib/publications/schema";
import type { SiteJson } from "@/lib/sites/schema";

type QueryContext = { signal: AbortSignal };

/** Copying the pictures of a large site takes some time. */
const PUBLISH_TIMEOUT_MS = 300_000;

const base = (siteId: number) => `sites/${siteId}`;

/** Calls about the publications of a site. Each throws `ApiError`. */
export const publicationClient = {
  publish: async (siteId: number, input: PublicationInput) =>
    (await api.post<{ site: SiteJson }>(`${base(siteId)}/publication`, input, { timeoutMs: PUBLISH_TIMEOUT_MS })).site,
  unpublish: async (siteId: number) => (await api.delete<{ site: SiteJson }>(`${base(siteId)}/publication`)).site,
  cancelSchedule: async (siteId: number) =>
    (await api.delete<{ site: SiteJson }>(`${base(siteId)}/publication`, { scheduled: true })).site,
  publishAgain: async (siteId: number, publicationId: number) =>
    (await api.post<{ site: SiteJson }>(`${base(siteId)}/publications/${publicationId}/restore`)).site,
  createPreview: async (siteId: number, password?: string) =>
    (await api.post<{ site: SiteJson }>(`${base(siteId)}/preview`, password ? { password } : {})).site,
  removePreview: async (siteId: number) => (await api.delete<{ site: SiteJson }>(`${base(siteId)}/preview`)).site,
  /** For `useQuery`: the site's publications, the newest first. */
  list: (siteId: number) => ({
    queryKey: ["publications", siteId] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<Page<PublicationJson>>(`${base(siteId)}/publications`, { perPage: 30 }, { signal })).pagination
        .data,
  }),
  /** For `useQuery`: the problems that the checks find in the draft. */
  checks: (siteId: number) => ({
    queryKey: ["site-checks", siteId] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ checks: CheckJson[] }>(`${base(siteId)}/checks`, undefined, { signal })).checks,
  }),
};

/** The path for downloading a zip of a publication as visitors get it. */
export const publicationExportPath = (siteId: number, publicationId: number) =>
  `/api/v1/${base(siteId)}/publications/${publicationId}/export`;
