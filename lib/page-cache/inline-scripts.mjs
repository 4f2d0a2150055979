import { createHash } from "node:crypto";

const INLINE = /<script\b(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_BLOCK = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
// Next writes a page's data as many small scripts in a row. Each would add a hash of 53 bytes to the header.
const NEXT_DATA_RUN =
  /<script>\(?self\.__next_f\b(?:(?!<\/script>)[\s\S])*<\/script>(?:<script>self\.__next_f\.push\((?:(?!<\/script>)[\s\S])*<\/script>)+/g;

/** Joins each run of Next's data scripts into one script. */
export function joinDataScripts(html) {
  return html.replace(NEXT_DATA_RUN, (run) => run.replaceAll("</script><script>", ";\n"));
}

/**
 * Returns `sha256-…` of each inline script that a browser runs. Next's own come first, because a page cannot hydrate
 * without them.
 */
export function inlineScriptHashes(html) {
  const scripts = [...html.matchAll(INLINE)]
    .filter(([, attributes]) => !DATA_BLOCK.test(attributes))
    .map(([, , code]) => code);
  const rank = (code) => (code.includes("self.__next_f") ? 0 : 1);
  const hashes = scripts
    .sort((a, b) => rank(a) - rank(b))
    .map((code) => createHash("sha256").update(code).digest("base64"));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
