export const NAME_MAX_CHARS = 80;
export const PAGE_NAME_MAX_CHARS = 200;

/** The maximum size of a document as JSON. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** The maximum number of keys and items in a document. */
export const DOCUMENT_MAX_ITEMS = 300_000;
export const PAGES_MAX = 200;

/** How long deleted projects can be restored. */
export const TRASH_DAYS = 30;
