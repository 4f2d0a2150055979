/**
 * Splits pasted text into addresses at white space, commas and semicolons. Each address is returned once, in lower
 * case. Words that are not addresses are returned too, so that a form can refuse them. Only the name in
 * "Ann <ann@example.com>" is omitted.
 */
export function splitAddresses(text: string): string[] {
  const entries = text.split(/[,;\n\r]+/).flatMap((entry) => {
    const words = entry.split(/[\s<>]+/);
    const addresses = words.filter((word) => word.includes("@"));
    return entry.includes("<") && addresses.length > 0 ? addresses : words;
  });
  return [...new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean))];
}
