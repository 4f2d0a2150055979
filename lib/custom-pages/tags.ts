/**
 * The cache tags that every change to custom pages invalidates. A new page invalidates them too, because its address
 * may be cached as missing.
 */
export const CUSTOM_PAGE_TAGS = ["custom-pages"] as const;
