export const NAME_MAX_CHARS = 80;

/** The size of a document as JSON. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** The number of keys and items in a document. */
export const DOCUMENT_MAX_ITEMS = 300_000;
export const PAGES_MAX = 200;

/** Deleted projects can be restored for so long. */
export const TRASH_DAYS = 30;
