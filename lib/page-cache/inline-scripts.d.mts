/** Joins each run of Next's data scripts into one script. */
export function joinDataScripts(html: string): string;

/** Returns `sha256-…` of each inline script that a browser would run, Next's own first. */
export function inlineScriptHashes(html: string): string[];
