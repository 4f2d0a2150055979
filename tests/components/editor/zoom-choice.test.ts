import { nextZoomStep, readZoomChoice, writeZoomChoice } from "@/components/editor/zoom/zoom-choice";

beforeEach(() => window.history.replaceState(null, "", "/editor/5"));
afterEach(() => localStorage.clear());

test("the page fits into the window until a zoom is chosen", () => {
  expect(readZoomChoice()).toBe("fit");
});

test.each([
  [75, 75],
  [75.6, 76],
  [3, 25],
  [900, 200],
  ["fit" as const, "fit"],
])("the zoom %p is kept as %p", (chosen, kept) => {
  writeZoomChoice(chosen);

  expect(readZoomChoice()).toBe(kept);
});

test("each project has its own zoom", () => {
  writeZoomChoice(75);

  window.history.replaceState(null, "", "/editor/6");

  expect(readZoomChoice()).toBe("fit");
});

test("a stored zoom that is no number counts as none", () => {
  localStorage.setItem("editor-zoom /editor/5", "large");

  expect(readZoomChoice()).toBe("fit");
});

test.each([
  [69, "in", 75],
  [75, "in", 100],
  [69, "out", 50],
  [200, "in", 200],
  [25, "out", 25],
] as const)("from %d per cent, zooming %s leads to %d per cent", (percent, direction, next) => {
  expect(nextZoomStep(percent, direction)).toBe(next);
});
