/**
 * Next writes the address of the request that rendered a page between these two texts, in the page's data. Neither text
 * can occur inside the address, where quotes are escaped.
 */
const BEGIN = '{"P":null,"c":';
const END = ',"i":';
const NEXT_DATA = "self.__next_f";
const NO_ADDRESS = '{"P":null,"c":["",""],"q":""';

/**
 * Next writes part of a long address elsewhere and refers to that part by a number. A `$` in the address itself is
 * doubled, so it does not look like a reference.
 */
const REFERENCE = /"\$[0-9a-f]/;

/** The text as it is written in an inline script. */
const escapeQuotes = (text) => text.replaceAll('"', '\\"');

/**
 * Removes the address of the request that rendered a page: its path, which may contain a secret, and its query.
 * Everybody gets the cached page, and each browser then uses the address that it has opened. Returns false if the
 * address cannot be removed (see `withoutAddress`).
 */
export function removeAddress(value) {
  if (!value.html.includes(NEXT_DATA)) return true; // a page without Next's data contains no address
  const html = withoutAddress(value.html, {
    begin: escapeQuotes(BEGIN),
    end: escapeQuotes(END),
    none: escapeQuotes(NO_ADDRESS),
  });
  if (html === null) return false;
  value.html = html;
  if (value.rscData) value.rscData = withoutRawAddress(value.rscData);
  for (const [path, data] of value.segmentData ?? []) value.segmentData.set(path, withoutRawAddress(data));
  return value.rscData !== null && ![...(value.segmentData?.values() ?? [])].includes(null);
}

/**
 * Removes the address from data outside a script. If the data contains no address, returns the data unchanged. If the
 * address cannot be removed, returns null.
 */
function withoutRawAddress(data) {
  const text = data.toString("latin1");
  if (!text.includes(BEGIN)) return data;
  const result = withoutAddress(text, { begin: BEGIN, end: END, none: NO_ADDRESS });
  return result === null ? null : Buffer.from(result, "latin1");
}

/**
 * Removes the address. Returns null if the text does not contain exactly one address, or if the address contains a
 * reference. One script may end and the next begin inside the address: their tags are removed too.
 */
function withoutAddress(text, { begin, end, none }) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0 || text.indexOf(begin, to) >= 0) return null;
  if (REFERENCE.test(text.slice(from + begin.length, to))) return null;
  return text.slice(0, from) + none + text.slice(to);
}
