/** What carries a page in the cache: it alone, and all lists of pages. A new one has no id yet, but its address may be kept as missing. */
export const pageTags = (id?: number) => ["custom-pages", ...(id === undefined ? [] : [`custom-page:${id}`])];
