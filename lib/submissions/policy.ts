/** The maximum size of a submitted form's body. Files count towards it, although they are not stored. */
export const BODY_MAX_BYTES = 100 * 1024;
export const BODY_MAX_FIELDS = 100;

export const VALUE_MAX_CHARS = 10_000;
/** The maximum size of all values of a submission together. */
export const VALUES_MAX_BYTES = 50 * 1024;

/** The maximum number of stored submissions per site, not counting spam. */
export const STORED_MAX = 10_000;
export const STORED_SPAM_MAX = 1_000;

/** A submission with more links is spam. */
export const LINKS_MAX = 5;
