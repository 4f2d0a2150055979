import { contrastOf, minimumContrast, parseColor, roundContrast, toHex } from "@/lib/site-styles/color";

test.each([
  ["#fff", [255, 255, 255]],
  ["#1D3FAE", [29, 63, 174]],
  ["rgb(29, 63, 174)", [29, 63, 174]],
  ["rgb(29,63,174)", [29, 63, 174]],
  ["rgb(300, 0, 0)", [255, 0, 0]],
  ["rgb(29 63 174 / 50%)", [29, 63, 174]],
  ["rgba(29, 63, 174, 0.5)", [29, 63, 174]],
  ["var(--color-accent)", null],
  ["#12345", null],
])("%s is read as %j", (value, color) => {
  expect(parseColor(value)).toEqual(color);
});

test("computes the contrast of two colours", () => {
  expect(contrastOf("#000", "#fff")).toBe(21);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("red", "#fff")).toBeNull();
});

test("a contrast slightly below a minimum is not displayed as the minimum", () => {
  expect([4.46, 4.5, 21].map(roundContrast)).toEqual([4.4, 4.5, 21]);
});

test.each([
  ["16px", "400", 4.5],
  ["24px", "400", 3],
  ["19px", "400", 4.5],
  ["19px", "700", 3],
  ["19px", "bold", 3],
  ["18px", "700", 4.5],
  ["2rem", "400", 4.5],
])("text of %s and weight %s needs a contrast of %s", (fontSize, fontWeight, minimum) => {
  expect(minimumContrast(fontSize, fontWeight)).toBe(minimum);
});

test("writes a colour for the browser's picker", () => {
  expect([toHex("rgb(1, 2, 3)"), toHex("nonsense")]).toEqual(["#010203", "#000000"]);
});
