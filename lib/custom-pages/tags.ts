/**
 * The cache tags of a page and of all lists of pages. Creating a page invalidates the lists too, because the response
 * for a missing slug may be cached.
 */
export const pageTags = (id?: number) => ["custom-pages", ...(id === undefined ? [] : [`custom-page:${id}`])];
