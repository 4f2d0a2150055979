/**
 * Turns typed text into a CSS name of Latin letters, digits, hyphens and underscores. Returns "" if nothing is left.
 */
export const cssNameOf = (typed: string) =>
  typed
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-|-$/g, "");
