/** Returns the address that replaces the given address, or the given address itself. */
export type MapAddress = (address: string) => string;

/**
 * One entry of a `srcset`: an address and its descriptor. An address may contain commas, but not at its beginning or
 * end.
 */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g;

/** Maps the addresses in the value of a `srcset` and keeps the descriptors: "/a.jpg 1x, /b.jpg 2x". */
export function mapSrcset(srcset: string, map: MapAddress): string {
  let isChanged = false;
  const candidates = [...srcset.matchAll(CANDIDATE)].map(([, address = "", descriptor = ""]) => {
    const mapped = map(address);
    isChanged ||= mapped !== address;
    return `${mapped} ${descriptor.trim()}`.trim();
  });
  return isChanged ? candidates.join(", ") : srcset;
}

/** The addresses in the value of a `srcset`. */
export const addressesInSrcset = (srcset: string): string[] =>
  [...srcset.matchAll(CANDIDATE)].map(([, address = ""]) => address);
