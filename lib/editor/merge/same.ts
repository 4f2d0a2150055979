export type Json = Record<string, unknown>;

/**
 * Whether two parts of documents are the same to the user. Ignores the ids of frames, which the editor's engine creates
 * anew each time, and the order of keys, which depends on when they were set.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b, isSame);
  return isObject(a) && isObject(b) && isSameObject(a, b);
}

/** A missing key is the same as one whose value is undefined. */
const isSameObject = (a: Json, b: Json): boolean =>
  Object.keys({ ...a, ...b }).every((key) => {
    const [first, second] = [a[key], b[key]];
    if (key === "frames" && Array.isArray(first) && Array.isArray(second))
      return isSameList(first, second, isSameFrame);
    return isSame(first, second);
  });

const isSameFrame = (a: object, b: object): boolean => isSame({ ...a, id: undefined }, { ...b, id: undefined });

const isSameList = <Item>(a: readonly Item[], b: readonly Item[], equal: (a: Item, b: Item) => boolean): boolean =>
  a.length === b.length && a.every((item, index) => equal(item, b[index] as Item));

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
