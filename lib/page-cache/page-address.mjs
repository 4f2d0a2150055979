/**
 * The beginning and the end of the part of a page's data in which Next writes the address of the request that rendered
 * the page. Quotes inside the address are escaped, so neither of the two can occur inside the address.
 */
const BEGIN = '{"P":null,"c":';
const END = ',"i":';
const NEXT_DATA = "self.__next_f";
const NO_ADDRESS = '{"P":null,"c":["",""],"q":""';

/**
 * Next writes part of a long address elsewhere and refers to it by a number. A `$` in the address itself is doubled.
 */
const REFERENCE = /"\$[0-9a-f]/;

/** The text as it is written in an inline script. */
const escapeQuotes = (text) => text.replaceAll('"', '\\"');

/**
 * Removes the address of the request that rendered a page: its path, which may contain a secret, and its query.
 * Everybody gets the cached page, and the browser reads its own address instead. Returns false if the page's data does
 * not contain exactly one address.
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
 * Removes the address from data outside a script. Returns data without an address unchanged, and null if its address
 * cannot be removed.
 */
function withoutRawAddress(data) {
  const text = data.toString("latin1");
  if (!text.includes(BEGIN)) return data;
  const result = withoutAddress(text, { begin: BEGIN, end: END, none: NO_ADDRESS });
  return result === null ? null : Buffer.from(result, "latin1");
}

/**
 * Removes the address. Returns null unless the text contains exactly one address, and the address contains no
 * reference. One script may end and the next begin inside the address: their tags are removed too.
 */
function withoutAddress(text, { begin, end, none }) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0 || text.indexOf(begin, to) >= 0) return null;
  if (REFERENCE.test(text.slice(from + begin.length, to))) return null;
  return text.slice(0, from) + none + text.slice(to);
}
