import { createHash } from "node:crypto";
import { beginRendering, cache, endRendering, expire, isStale } from "./cache.mjs";
import { inlineScriptHashes, joinDataScripts } from "./inline-scripts.mjs";
import { removeAddress } from "./page-address.mjs";

const ETAG_CHARS = 27;
/** The approximate size of an entry without its parts. */
const ENTRY_EXTRA_BYTES = 1000;
const TAGS_HEADER = "x-next-cache-tags";
/** A page with this tag is sent with status 404. */
const NOT_FOUND_TAG = "status-404";
/** A page with this tag is for members only. */
const MEMBERS_TAG = "members";

/**
 * Next's cache, in memory only. It stores Next's entries, and each page with status 200 a second time as the bytes that
 * `lib/front` (our server in front of Next) sends. Next creates one handler per request.
 */
export default class CacheHandler {
  /**
   * By key: the value of `cache.now`, which counts expiries, at the moment when this request found no entry and began
   * to render the page or read the data.
   */
  #since = new Map();
  /** The value of `cache.now` when the request began, for entries that are set without a `get`. */
  #requestSince = cache.now;

  async get(key, context) {
    const entry = cache.entries.get(key) ?? cache.missing.get(key);
    const { tags = [], softTags = [] } = context ?? {};
    if (entry && !isStale(entry) && !isStale({ tags: [...tags, ...softTags], since: entry.since })) return entry;

    if (!this.#since.has(key)) this.#since.set(key, cache.now);
    if (context?.kind === "APP_PAGE") beginRendering(pathOf(key), cache.now);
    return null;
  }

  async set(key, value, context) {
    const since = this.#since.get(key) ?? this.#requestSince;
    this.#since.delete(key);
    drop(key);
    if (value) store(key, value, { since, tags: tagsOf(value, context) });
    endRendering(pathOf(key));
  }

  async revalidateTag(tags) {
    expire([tags].flat());
  }

  resetRequestCache() {}
}

function tagsOf(value, context) {
  if (value.kind === "FETCH") return context?.tags ?? value.tags ?? [];
  return (value.headers?.[TAGS_HEADER] ?? "").split(",").filter(Boolean);
}

function drop(key) {
  cache.entries.delete(key);
  cache.missing.delete(key);
  cache.pages.delete(pathOf(key));
}

/** `freshness`: see `Freshness` in `cache.d.mts`. */
function store(key, value, freshness) {
  const isPage = value.kind === "APP_PAGE";
  if (isPage && freshness.tags.includes(NOT_FOUND_TAG)) value.status = 404;
  if (isPage && !removeAddress(value)) return void refuse(key, value);
  if (isPage) addPolicy(key, value);
  if (isStale(freshness)) return; // it expired while it was being rendered or read: it is used once and not stored

  const entry = { ...freshness, value, size: sizeOf(value), lastModified: Date.now() };
  if (isMiss(value)) return void cache.missing.set(key, entry);
  cache.entries.set(key, entry);
  if (isPage) storePage(pathOf(key), value, freshness);
}

/**
 * Whether the entry is a 404 page, a redirect or a read that found nothing. Invented URLs can create any number of such
 * entries.
 */
function isMiss({ kind, status = 200, data }) {
  return kind === "FETCH" ? data.body === "null" : status !== 200;
}

/**
 * Replaces a page with an error, because the page may contain the URL of the request that rendered it. Nothing is
 * stored.
 */
function refuse(key, value) {
  console.error(`The URL of the request could not be removed from ${pathOf(key)}, so the page is not sent.`);
  value.status = 500;
  value.html = "<!doctype html><title>Error</title><p>This page could not be prepared. Reload it.</p>";
  value.rscData = Buffer.alloc(0);
  value.segmentData = new Map();
}

/**
 * Joins the page's data scripts. Then adds the security policy to the entry's headers, which Next sends to guests and
 * members alike.
 */
function addPolicy(key, value) {
  value.html = joinDataScripts(value.html);
  value.headers ??= {};
  const policy = cache.policy?.(inlineScriptHashes(value.html));
  if (policy) value.headers["content-security-policy"] = policy;
  else console.warn(`No security policy could be made for ${pathOf(key)}; its inline scripts will not run.`);
}

function storePage(path, value, freshness) {
  const body = Buffer.from(value.html);
  const { link, "content-security-policy": policy } = value.headers;
  cache.pages.set(path, {
    ...freshness,
    body,
    isForMembers: freshness.tags.includes(MEMBERS_TAG),
    etag: createHash("sha256").update(body).digest("base64url").slice(0, ETAG_CHARS),
    headers: [...(policy ? ["Content-Security-Policy", policy] : []), ...(link ? ["Link", String(link)] : [])],
    encoded: {},
  });
}

function sizeOf({ html, rscData, segmentData, body, data }) {
  const segments = [...(segmentData?.values() ?? [])].map((segment) => segment.length);
  const parts = [html?.length, rscData?.length, body?.length, data && JSON.stringify(data).length, ...segments];
  return parts.reduce((sum, length) => sum + (length ?? 0), ENTRY_EXTRA_BYTES);
}

/** The key of a page in Next 16.4 is `/route-cache/APP_PAGE/<hash of its route>/$/<path>`. */
function pathOf(key) {
  const at = key.indexOf("/$/");
  return at < 0 ? key : key.slice(at + 2);
}
