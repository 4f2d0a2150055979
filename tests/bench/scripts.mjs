import { gzipSync } from "node:zlib";

/** Returns the URLs of the scripts that a page's HTML loads. Throws if the URL redirects to another page. */
async function fetchScriptUrls(url, headers = {}) {
  const html = await (await fetch(url, { headers, redirect: "error" })).text();
  const urls = [...html.matchAll(/<script[^>]+src="([^"]+)"|<link[^>]+as="script"[^>]+href="([^"]+)"/g)].map(
    ([, src, href]) => new URL(src ?? href, url).href,
  );
  return [...new Set(urls)];
}

/** Returns the gzipped size in bytes of all scripts that a page's HTML loads, and the URL of the largest script. */
export async function measureScripts(url, headers) {
  const sizes = await Promise.all(
    (await fetchScriptUrls(url, headers)).map(async (script) => {
      const body = Buffer.from(await (await fetch(script)).arrayBuffer());
      return { script, bytes: gzipSync(body, { level: 9 }).length };
    }),
  );
  const largest = sizes.reduce((currentLargest, size) => (size.bytes > currentLargest.bytes ? size : currentLargest), {
    script: "",
    bytes: 0,
  });
  return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), largest: largest.script };
}
