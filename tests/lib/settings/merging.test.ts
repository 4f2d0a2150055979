import { mergeChange } from "@/lib/settings/merge-change";

test("changes only the given keys, even in nested objects", () => {
  const before = { a: 1, deep: { b: 2, deeper: { c: 3, d: 4 } } };

  expect(mergeChange(before, { deep: { deeper: { c: 5 } } })).toEqual({ a: 1, deep: { b: 2, deeper: { c: 5, d: 4 } } });
  expect(before.deep.deeper.c).toBe(3);
});

test("a list is replaced as a whole, and so is a value that was null or becomes null", () => {
  expect(mergeChange({ list: [1, 2], gone: { a: 1 }, new: null }, { list: [3], gone: null, new: { b: 2 } })).toEqual({
    list: [3],
    gone: null,
    new: { b: 2 },
  });
});

test("a key of Object.prototype is an ordinary key", () => {
  const change = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}');

  const after = mergeChange({ a: 1 }, change);

  expect(Object.keys(after).sort()).toEqual(["__proto__", "a", "constructor"]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
