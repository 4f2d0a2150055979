import { createFullWidthTest } from "@/lib/publications/full-width";

const RULES = [
  { selectors: ["tile"], style: { width: "100%", height: "100%" } },
  { selectors: [".half"], style: { "inline-size": "50%" } },
  { selectors: ["logo"], style: { width: "120px" } },
  { selectors: ["tall"], style: { height: "300px" } },
  { selectors: ["late"], style: { width: "100%" }, mediaText: "(max-width: 600px)" },
  { selectors: ["hovered"], style: { width: "100%" }, state: "hover" },
  { selectors: ["free"], style: { width: "100%" } },
  { selectors: ["free"], style: { width: "auto" }, mediaText: "(max-width: 600px)" },
];

test.each([
  [["tile"], true],
  [["picture", "half"], true],
  [["tile", "tall"], true],
  [["logo"], false],
  [["tile", "logo"], false],
  [["late"], false],
  [["hovered"], false],
  [["free"], false],
  [[], false],
])("a picture with the classes %j is always as wide as a share of its place: %s", (classes, expected) => {
  expect(createFullWidthTest(RULES)({ classes })).toBe(expected);
});
