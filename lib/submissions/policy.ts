/** The body of a form, with its files, which are ignored. */
export const BODY_MAX_BYTES = 100 * 1024;
export const BODY_MAX_FIELDS = 100;

export const VALUE_MAX_CHARS = 10_000;
/** Of all values of a submission. */
export const VALUES_MAX_BYTES = 50 * 1024;

/** A site keeps so many. */
export const STORED_MAX = 10_000;
export const STORED_SPAM_MAX = 1_000;

/** A submission with more links is spam. */
export const LINKS_MAX = 5;
