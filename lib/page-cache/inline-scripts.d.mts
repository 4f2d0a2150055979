/** Joins each run of Next's data scripts into one script. */
export function joinDataScripts(html: string): string;

/** Returns `sha256-…` of each inline script that is known to be ours or Next's, Next's own first. */
export function inlineScriptHashes(html: string): string[];
