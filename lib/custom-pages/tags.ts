/**
 * The cache tags that a change of this page invalidates. A new page, which has no id yet, invalidates the tag of all
 * pages: the response for its slug, which was missing, may be cached.
 */
export const pageTags = (id?: number) => ["custom-pages", ...(id === undefined ? [] : [`custom-page:${id}`])];
