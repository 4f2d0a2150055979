/** The pages that open from secret links in emails, and the path under which each is cached. */
const SECRET_LINKS = [
  { path: /^\/password\/reset\/[^/]+$/, page: "/password/reset/link" },
  { path: /^\/email-change\/undo\/[^/]+$/, page: "/email-change/undo/link" },
  { path: /^\/workspace\/join\/(?!login$|register$)[^/]+$/, page: "/workspace/join/link" },
  { path: /^\/form-recipient\/[^/]+$/, page: "/form-recipient/link" },
  { path: /^\/notifications\/unsubscribe\/[^/]+$/, page: "/notifications/unsubscribe/link" },
];

/**
 * Returns the path under which a page is cached. All secret links of a kind open the same page, because only the
 * browser reads the secret. That page is cached once, so that invented links cannot fill the cache.
 */
export function cachedPath(path: string): string {
  return SECRET_LINKS.find((link) => link.path.test(path))?.page ?? path;
}
