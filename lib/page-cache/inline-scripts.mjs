import { createHash } from "node:crypto";
import { isKnownScript, isNextData } from "./known-scripts.mjs";

const OPEN = "<script";
const CLOSE = "</script>";
/** The separator of joined scripts. JSON cannot contain it, because strings in JSON contain no raw line breaks. */
const JOINT = ";\n";

/** Yields the scripts of a page in order: `{ start, end, attributes, code }`, with offsets in the HTML. */
function* scriptsIn(html) {
  for (let at = 0; ; ) {
    const start = html.indexOf(OPEN, at);
    const codeStart = html.indexOf(">", start + OPEN.length) + 1;
    const codeEnd = html.indexOf(CLOSE, codeStart);
    if (start < 0 || codeStart === 0 || codeEnd < 0) return;
    const end = codeEnd + CLOSE.length;
    const attributes = html.slice(start + OPEN.length, codeStart - 1);
    yield { start, end, attributes, code: html.slice(codeStart, codeEnd) };
    at = end;
  }
}

/**
 * Joins each run of Next's data scripts into one script. Next writes the data of a page as many small scripts in a row,
 * and each would add a hash of 53 bytes to the security policy.
 */
export function joinDataScripts(html) {
  let joinedHtml = "";
  let copied = 0;
  let previous = null;
  for (const script of scriptsIn(html)) {
    const isData = script.attributes === "" && isNextData(script.code);
    if (isData && previous?.end === script.start) {
      joinedHtml += html.slice(copied, previous.end - CLOSE.length) + JOINT;
      copied = script.end - CLOSE.length - script.code.length;
    }
    previous = isData ? script : null;
  }
  return joinedHtml + html.slice(copied);
}

/**
 * Returns `sha256-…` of each inline script that is known to be ours or Next's. The browser runs no other inline
 * scripts. The hashes of Next's data scripts come first, because a page cannot hydrate without those scripts, and a
 * policy that is too long loses its last hashes.
 */
export function inlineScriptHashes(html) {
  const knownCode = [...scriptsIn(html)].map(({ code }) => code).filter(isKnown);
  const rank = (code) => (code.includes("self.__next_f") ? 0 : 1);
  const hashes = knownCode
    .sort((a, b) => rank(a) - rank(b))
    .map((code) => createHash("sha256").update(code).digest("base64"));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

const isKnown = (code) => code.split(JOINT).every((part) => isKnownScript(part));
