/** Returns what was typed as a name in CSS: Latin letters, digits and hyphens. Empty if nothing of it can be used. */
export const cssNameOf = (typed: string) =>
  typed
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-|-$/g, "");
