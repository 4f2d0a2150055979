export const NAME_MAX_CHARS = 80;
export const PAGE_NAME_MAX_CHARS = 200;

/** The maximum size of a document as JSON. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** The maximum number of keys and items in a document. */
export const DOCUMENT_MAX_ITEMS = 300_000;
/**
 * The maximum number of levels in a document, for about 256 nested elements, each of which uses two levels. Site pages
 * leave out elements that are nested more deeply.
 */
export const DOCUMENT_MAX_DEPTH = 530;
export const PAGES_MAX = 200;

/** How long deleted projects can be restored. */
export const TRASH_DAYS = 30;
