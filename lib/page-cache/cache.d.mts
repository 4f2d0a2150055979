import type { LRUCache } from "lru-cache";
import type { EncodedPage } from "@/lib/page-cache/encoded-page";
import type { PageWithoutEnd } from "@/lib/page-cache/own-data";

/** The tags of a rendering or read, and when it began: the value of `cache.now`, which counts expiries. */
export type Freshness = { tags: readonly string[]; since: number };

/** An entry that Next stores under one of its keys. */
export type Entry = Freshness & { value: object; size: number; lastModified: number };

/** A whole page, ready to send. */
export type Page = Freshness &
  EncodedPage & {
    /** Names and values in turn. */
    headers: readonly string[];
    /** The page is for members: guests never get it, and each user's data is added to it. */
    isForMembers: boolean;
    /** A member page, compressed so that data can be added. Set after the first request. */
    withoutEnd?: PageWithoutEnd;
  };

export type Cache = {
  entries: LRUCache<string, Entry>;
  /** 404s, redirects and reads that found nothing. Separate, so that invented URLs cannot evict other entries. */
  missing: LRUCache<string, Entry>;
  /** By `/<locale><path>`. */
  pages: LRUCache<string, Page>;
  /** Pages that Next is rendering now, by `/<locale><path>`. */
  rendering: Map<string, { since: number; startedAt: number; done: Promise<void>; resolve: () => void }>;
  now: number;
  allExpiredAt: number;
  expiredAt: Map<string, number>;
  /** Returns the Content-Security-Policy of a page with these script hashes. Set by `lib/front`. */
  policy: ((hashes: string[]) => string) | undefined;
};

export const cache: Cache;

/** Whether one of the tags has expired since the rendering or read began. */
export function isStale(freshness: Freshness): boolean;

/**
 * Drops every cached page and read with one of the tags, or all, in this process. Those in progress are not cached.
 */
export function expire(tags: readonly string[] | "all"): void;

/** Call when Next begins to render a page for the cache. */
export function beginRendering(path: string, since: number): void;

/** Call when Next has stored the page, or has failed to. */
export function endRendering(path: string): void;

/**
 * Waits, at most ten seconds, for a rendering that began before the last expiry. Next lets requests join a running
 * rendering, so without this a request after an edit could get the old page.
 */
export function waitForOlderRendering(path: string): Promise<void>;
