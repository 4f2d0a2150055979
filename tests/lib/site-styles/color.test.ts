import { contrastOf, parseColor, toHex } from "@/lib/site-styles/color";

test.each([
  ["#fff", [255, 255, 255]],
  ["#1D3FAE", [29, 63, 174]],
  ["rgb(29, 63, 174)", [29, 63, 174]],
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

test("writes a colour for the browser's picker", () => {
  expect([toHex("rgb(1, 2, 3)"), toHex("nonsense")]).toEqual(["#010203", "#000000"]);
});
