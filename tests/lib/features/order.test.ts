import { sortFeatures } from "@/lib/features/order";

const sortedNames = (features: Parameters<typeof sortFeatures>[0]) => sortFeatures(features).map(({ name }) => name);

test("features without `before` and `after` keep the order in which they are given", () => {
  expect(sortedNames([{ name: "b" }, { name: "a" }, { name: "c" }])).toEqual(["b", "a", "c"]);
});

test("a feature comes before those in its `before`", () => {
  expect(sortedNames([{ name: "a" }, { name: "b" }, { name: "c", before: ["a"] }])).toEqual(["b", "c", "a"]);
});

test("a feature comes after those in its `after`", () => {
  expect(sortedNames([{ name: "a", after: ["b", "c"] }, { name: "b" }, { name: "c" }])).toEqual(["b", "c", "a"]);
});

const CYCLES: readonly [string, Parameters<typeof sortFeatures>[0]][] = [
  ["one feature", [{ name: "a", after: ["a"] }]],
  [
    "two features",
    [
      { name: "a", before: ["b"] },
      { name: "b", before: ["a"] },
    ],
  ],
  [
    "three features",
    [
      { name: "a", after: ["c"] },
      { name: "b", after: ["a"] },
      { name: "c", after: ["b"] },
    ],
  ],
];

test.each(CYCLES)("a cycle of %s is refused", (_, features) => {
  expect(() => sortFeatures(features)).toThrow('No order fits the "before" and "after" of a');
});

test("a name that no feature has is refused", () => {
  expect(() => sortFeatures([{ name: "a", before: ["b"] }])).toThrow('a names "b"');
});
