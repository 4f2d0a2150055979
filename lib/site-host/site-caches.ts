import { LRUCache } from "lru-cache";
import type { AppError } from "@/lib/errors";
import type { EncodedPage } from "@/lib/page-cache/encoded-page";
import { processState } from "@/lib/process-state.mjs";
import type { RenderedPage } from "@/lib/publications/render";

/** A site at one of its hosts, with what is needed to respond to requests for that host. */
export type HostedSite = {
  siteId: number;
  name: string;
  language: string;
  /** The published snapshot of the site. Null if nothing is published. */
  publicationId: number | null;
  publishedAt: Date | null;
  /** The ids of the snapshot's files. */
  fileIds: ReadonlySet<string>;
  /** The paths of the snapshot's derived pictures. */
  derivedPaths: ReadonlySet<string>;
  /** The address of the site at this host: `https://shop.example.com`. */
  origin: string;
  /** The address that search engines list: the same at all hosts of a published site. For a draft, it is `origin`. */
  mainOrigin: string;
  /** Whether the host shows a publication to its reviewers. */
  isReview: boolean;
  /** Set if the host shows the draft. */
  preview: PreviewAccess | null;
};

export type PreviewAccess = {
  projectId: number | null;
  ownerId: number;
  workspaceId: number | null;
  /** The site's own language. Null: that of the project. */
  ownLanguage: string | null;
  passwordHash: string | null;
};

/** A page of a site at one host, ready to send. */
export type SitePage = EncodedPage & {
  siteId: number;
  path: string;
  hasCode: boolean;
  /** The text of the page's link for reports. Empty if it has none. */
  reportText: string;
};

/**
 * The draft of a site. `version`: the version of the document that it shows, and its language. `refusal`: the reason
 * why its pages cannot be shown.
 */
export type Draft = { siteId: number; version: string } & (
  | { pages: readonly RenderedPage[]; refusal?: undefined }
  | { refusal: AppError; pages?: undefined }
);

/**
 * How long the text of the link for reports is remembered. A plan can begin or end at any time, and takes effect after
 * this time at the latest.
 */
const REPORT_TEXT_MS = 60_000;
const DRAFTS_MAX_BYTES = 64e6;
const DRAFT_PAGES_MAX_BYTES = 16e6;
/** A draft that cannot be shown is tried again after this time. */
export const REFUSED_DRAFT_MS = 30_000;
const HOSTS_MAX = 20_000;
const PAGES_MAX_BYTES = 64e6;
const PICTURES_MAX_BYTES = 32e6;
const DRAWINGS_MAX_BYTES = 16e6;
/**
 * The assumed size of an entry without its bodies. The factor of 1.5 below assumes that all compressed bodies together
 * are half as large as the uncompressed body.
 */
const PAGE_EXTRA_BYTES = 2000;

/** How long a host without a site is remembered, so that not every request for it queries the database. */
const WITHOUT_SITE_MS = 30_000;

const sizeOfBody = ({ body }: EncodedPage) => Math.ceil(body.length * 1.5) + PAGE_EXTRA_BYTES;

const caches = processState("site-host", () => ({
  hosts: new LRUCache<string, HostedSite>({ max: HOSTS_MAX }),
  withoutSite: new LRUCache<string, true>({ max: HOSTS_MAX, ttl: WITHOUT_SITE_MS }),
  /** The text of the link for reports on the pages of a published site, by its id. Empty if its pages have none. */
  reportTexts: new LRUCache<number, string>({ max: HOSTS_MAX, ttl: REPORT_TEXT_MS }),
  /** By `pageKey` or, for the 404 page of a host, by `missingPageKey`. */
  pages: new LRUCache<string, SitePage>({ maxSize: PAGES_MAX_BYTES, sizeCalculation: sizeOfBody }),
  /** Resized pictures, by the ids of their site and file and by their size. */
  pictures: new LRUCache<string, Buffer>({
    maxSize: PICTURES_MAX_BYTES,
    sizeCalculation: ({ length }) => length + 100,
  }),
  /** SVG drawings, by the ids of their site and file. */
  drawings: new LRUCache<string, EncodedPage>({ maxSize: DRAWINGS_MAX_BYTES, sizeCalculation: sizeOfBody }),
  drafts: new LRUCache<number, Draft>({
    maxSize: DRAFTS_MAX_BYTES,
    sizeCalculation: ({ pages = [] }) => pages.reduce((sum, { html }) => sum + html.length + PAGE_EXTRA_BYTES, 1),
  }),
  /** The pages of drafts as they are sent, so that each is prepared and compressed once. */
  draftPages: new LRUCache<RenderedPage, SitePage>({ maxSize: DRAFT_PAGES_MAX_BYTES, sizeCalculation: sizeOfBody }),
  /** The drafts that are being rendered, by site and version, so that concurrent requests share them. */
  rendering: new Map<string, Promise<Draft>>(),
  /** The number of drops. What began to load before a drop is not cached. */
  generation: 0,
}));

export const siteCaches = () => caches;

export const pageKey = (host: string, path: string) => `${host} ${path}`;

/** Differs from the key of every path, because the 404 page is not sent as a page of its own. */
export const missingPageKey = (host: string) => pageKey(host, "");

/**
 * Drops the cached hosts, pages and drafts of these sites, or of all sites if `siteIds` is null. Also forgets which
 * hosts have no site.
 */
export function dropSites(siteIds: ReadonlySet<number> | null): void {
  caches.generation += 1;
  caches.withoutSite.clear();
  if (siteIds === null) {
    caches.hosts.clear();
    caches.reportTexts.clear();
    caches.pages.clear();
    caches.drafts.clear();
    return;
  }
  for (const id of siteIds) {
    caches.drafts.delete(id);
    caches.reportTexts.delete(id);
  }
  for (const cache of [caches.hosts, caches.pages])
    for (const [key, { siteId }] of cache.entries()) if (siteIds.has(siteId)) cache.delete(key);
}

/** Forgets the texts of all links for reports. Pages with another text than before are then made anew. */
export function dropReportTexts(): void {
  caches.generation += 1;
  caches.reportTexts.clear();
}
