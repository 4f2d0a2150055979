/** Pages that secret links in emails lead to, and the path under which each is cached. */
const SECRET_LINKS = [
  { path: /^\/password\/reset\/[^/]+$/, page: "/password/reset/link" },
  { path: /^\/email-change\/undo\/[^/]+$/, page: "/email-change/undo/link" },
  { path: /^\/workspace\/join\/(?!login$|register$)[^/]+$/, page: "/workspace/join/link" },
  { path: /^\/notifications\/unsubscribe\/[^/]+$/, page: "/notifications/unsubscribe/link" },
];

/**
 * Returns the path under which a page is cached. The page of a secret link is the same for every link, because only the
 * browser reads the secret. That page is cached once, so that invented links cannot fill the cache. Used by the front
 * and the middleware.
 */
export function cachedPath(path: string): string {
  return SECRET_LINKS.find((link) => link.path.test(path))?.page ?? path;
}
