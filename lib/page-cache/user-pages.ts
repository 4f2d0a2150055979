import { processState } from "@/lib/process-state.mjs";

/** A page request with a session cookie. */
export type UserPageRequest = { path: string; search: string; headers: Headers };

/** What is added to a cached page for one user: their data as JSON, and the Set-Cookie values of their CSRF token. */
export type UserParts = { user: string; cookies: readonly string[] };

/** The cache key of a page for a user. Without `own`, the user gets the same page as guests. */
export type CachedForUser = { key: string; own?: UserParts };
type PageDecider = (request: UserPageRequest) => Promise<CachedForUser | undefined>;

const state = processState("user-pages", (): { decide?: PageDecider } => ({}));

/** Sets how `cachedPageFor` decides. Until then Next responds to all users. */
export function setPageDecider(decide: PageDecider): void {
  state.decide = decide;
}

/**
 * Returns the cache key of the page that a user gets, and what is added to the page. The app decides, because it reads
 * the session. Undefined: Next responds.
 */
export const cachedPageFor: PageDecider = async (request) => state.decide?.(request);
