import { SEED_THEMES } from "@/lib/seed/themes";
import { hexContrast, MIN_CONTRAST } from "@/lib/themes/contrast";

// Well-known results of WCAG's formula, then the accents of the seeded themes with the text on them.
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
  ["#1b3fb0", "#ffffff", 8.8],
  ["#8fb4ff", "#0a1836", 8.5],
])("the contrast of %s and %s is %d", (first, second, ratio) => {
  expect(hexContrast(first, second)).toBeCloseTo(ratio, 1);
});

test("neither the order of the colours nor the case of their letters matters", () => {
  expect(hexContrast("#1B3FB0", "#ffffff")).toBe(hexContrast("#FFFFFF", "#1b3fb0"));
});

test.each(SEED_THEMES)("the text on the accent of $name is readable", ({ values }) => {
  expect(hexContrast(values["--accent"], values["--on-accent"])).toBeGreaterThan(MIN_CONTRAST);
});
