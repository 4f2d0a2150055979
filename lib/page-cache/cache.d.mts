import type { LRUCache } from "lru-cache";

/** When a rendering or a reading began, counted in expiries, and what it read. */
export type Dated = { tags: readonly string[]; since: number };

/** What Next keeps under one of its keys. */
export type Entry = Dated & { value: object; size: number; lastModified: number };

/** A whole page as bytes, ready to send; `encoded` fills up once somebody has asked for that encoding. */
export type Page = Dated & {
  body: Buffer;
  /** Without the quotes. */
  etag: string;
  /** Names and values in turn. */
  headers: readonly string[];
  encoded: { br?: Buffer; gzip?: Buffer };
  encoding?: boolean;
};

export type Cache = {
  entries: LRUCache<string, Entry>;
  /** What made-up addresses leave behind (404s, redirects, readings that found nothing), apart from the rest, so that they drive out nothing. */
  missing: LRUCache<string, Entry>;
  /** By `/<locale><path>`. */
  pages: LRUCache<string, Page>;
  /** Pages that Next is rendering now, by `/<locale><path>`. */
  rendering: Map<string, { since: number; startedAt: number; done: Promise<void>; resolve: () => void }>;
  now: number;
  allExpiredAt: number;
  expiredAt: Map<string, number>;
  /** The Content-Security-Policy of a page with these hashes; set by the front. */
  policy: ((hashes: string[]) => string) | undefined;
};

export const cache: Cache;

/** Whether one of its tags has expired since it began. */
export function isStale(dated: Dated): boolean;

/** Drops, in this process, every page and every reading that carries one of the tags; also one that is being made right now. */
export function expire(tags: readonly string[] | "all"): void;

/** Next begins to render a page for the cache. */
export function beginRendering(path: string, since: number): void;

/** It has stored the page, or failed. */
export function endRendering(path: string): void;

/**
 * Next lets a request join a rendering that is under way. Waits for one that began before the last expiry, so that whoever comes after an
 * edit sees it; ten seconds at most.
 */
export function waitForOlderRendering(path: string): Promise<void>;
