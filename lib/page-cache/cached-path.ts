/** Pages that the secret in a mail's link leads to, and where the one page of each lies. */
const SECRET_LINKS = [
  { path: /^\/password\/reset\/[^/]+$/, page: "/password/reset/link" },
  { path: /^\/email-change\/undo\/[^/]+$/, page: "/email-change/undo/link" },
];

/**
 * Under which address the cache keeps the page of this one. The page of a secret link is the same for every link, since only the browser
 * reads the secret in it: one page for all, or made-up links would fill the cache. The front and middleware both ask here.
 */
export function cachedPath(path: string): string {
  return SECRET_LINKS.find((link) => link.path.test(path))?.page ?? path;
}
