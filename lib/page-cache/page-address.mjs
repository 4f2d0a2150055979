/**
 * How Next begins the row of a page's data that has the address of the request that rendered it, and how that part of
 * the row ends. Quotes inside the address are escaped, so nothing in it looks like either.
 */
const BEGIN = '{"P":null,"c":';
const END = ',"i":';
const NEXT_DATA = "self.__next_f";
const NO_ADDRESS = '{"P":null,"c":["",""],"q":""';

/** A part of a long address stands elsewhere, under a number. A `$` of the address itself is doubled. */
const REFERENCE = /"\$[0-9a-f]/;

/** The row as it is in the text of an inline script. */
const escaped = (text) => text.replaceAll('"', '\\"');

/**
 * Removes the address of the request that rendered a page: its path, which may have a secret, and its query. Everybody
 * gets the cached page, and the browser reads its own address instead. Returns false if the page's data does not have
 * exactly one address to remove.
 */
export function removeAddress(value) {
  if (!value.html.includes(NEXT_DATA)) return true; // a page without Next's data has no address
  const html = withoutAddress(value.html, { begin: escaped(BEGIN), end: escaped(END), none: escaped(NO_ADDRESS) });
  if (html === null) return false;
  value.html = html;
  if (value.rscData) value.rscData = withoutRawAddress(value.rscData);
  for (const [path, data] of value.segmentData ?? []) value.segmentData.set(path, withoutRawAddress(data));
  return value.rscData !== null && ![...(value.segmentData?.values() ?? [])].includes(null);
}

/** The same for data outside of a script. Data without an address stays as it is. Null if there is more than one. */
function withoutRawAddress(data) {
  const text = data.toString("latin1");
  if (!text.includes(BEGIN)) return data;
  const changed = withoutAddress(text, { begin: BEGIN, end: END, none: NO_ADDRESS });
  return changed === null ? null : Buffer.from(changed, "latin1");
}

/** A script may end between the two marks and another may begin: what is removed includes that. */
function withoutAddress(text, { begin, end, none }) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0 || text.indexOf(begin, to) >= 0) return null;
  if (REFERENCE.test(text.slice(from + begin.length, to))) return null;
  return text.slice(0, from) + none + text.slice(to);
}
