/**
 * Splits pasted text into addresses at white space, commas and semicolons. "Ann <ann@example.com>" works too. Each
 * address is returned once, in lower case. Anything else is returned too, so that a form can refuse it.
 */
export function splitAddresses(text: string): string[] {
  const entries = text.split(/[,;\n\r]+/).flatMap((entry) => {
    const inBrackets = /<([^<>\s]+)>/.exec(entry)?.[1];
    return inBrackets === undefined ? entry.split(/\s+/) : [inBrackets];
  });
  return [...new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean))];
}
