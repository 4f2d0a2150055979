/** The tags of elements that the pages of a site have in common. */
export const SHARED_TAGS: ReadonlySet<unknown> = new Set(["header", "nav", "footer"]);
