import { cssNameOf } from "@/components/editor/css-name";

test.each([
  ["Brand colour", "Brand-colour"],
  ["  été 2 ", "ete-2"],
  ["blue!", "blue"],
  ["голубой", ""],
])("the name of %j in CSS is %j", (typed, name) => {
  expect(cssNameOf(typed)).toBe(name);
});
