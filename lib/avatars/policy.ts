/** The accepted types, also used as a field's `accept`. SVG is not accepted, because it can run scripts. */
export const AVATAR_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;

export const AVATAR_MAX_BYTES = 2_097_152;
export const AVATAR_MAX_MEGABYTES = AVATAR_MAX_BYTES / (1024 * 1024);
/**
 * The size limit of a request with a picture. It is larger than the limit for the picture, so that a picture that is
 * too large gets an error on its field.
 */
export const PICTURE_BODY_BYTES = 8 * 1024 * 1024;
