/** The same page with Next's runs of data scripts joined into one script each. */
export function joinDataScripts(html: string): string;

/** `sha256-…` of each inline script that a browser would run, Next's own first. */
export function inlineScriptHashes(html: string): string[];
