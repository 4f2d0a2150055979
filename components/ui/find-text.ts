/**
 * Returns the start and the end of the first match of a search text, or null. Ignores case and accents. An underscore,
 * as in the names of time zones, counts as a space.
 */
export function findText(text: string, query: string): [start: number, end: number] | null {
  let plain = "";
  const places: number[] = []; // for each character of `plain`, its index in `text`
  let place = 0;
  for (const character of text) {
    const simple = simplify(character);
    for (let index = 0; index < simple.length; index += 1) places.push(place);
    plain += simple;
    place += character.length;
  }

  const wanted = simplify(query);
  const at = plain.indexOf(wanted);
  if (at < 0) return null;
  return [places[at] ?? text.length, places[at + wanted.length] ?? text.length];
}

const simplify = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ").toLowerCase();
