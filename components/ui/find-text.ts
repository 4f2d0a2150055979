/**
 * Returns the start and the end of the first match of `query`, or null. Ignores case and accents. An underscore, as in
 * the names of time zones, matches a space.
 */
export function findText(text: string, query: string): [start: number, end: number] | null {
  let plainText = "";
  const indexes: number[] = []; // for each character of `plainText`, its index in `text`
  let index = 0;
  for (const character of text) {
    const plainCharacter = simplify(character);
    for (let count = 0; count < plainCharacter.length; count += 1) indexes.push(index);
    plainText += plainCharacter;
    index += character.length;
  }

  // One character at a time, as above. In a whole word, `toLowerCase` turns a "Σ" at the end into a different letter.
  const plainQuery = [...query].map(simplify).join("");
  const start = plainText.indexOf(plainQuery);
  if (start < 0) return null;
  return [indexes[start] ?? text.length, indexes[start + plainQuery.length] ?? text.length];
}

const simplify = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ").toLowerCase();
