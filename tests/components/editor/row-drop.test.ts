import { placeInRow } from "@/components/editor/row-drop";

/** Two rows of two boxes: 0 and 1 above 2 and 3. */
const GRID = [
  { left: 0, top: 0, width: 100, height: 50 },
  { left: 120, top: 0, width: 100, height: 50 },
  { left: 0, top: 60, width: 100, height: 50 },
  { left: 120, top: 60, width: 100, height: 50 },
];
const MIRRORED = [1, 0, 3, 2].flatMap((index) => GRID[index] ?? []);

test.each([
  ["the left half of the first", { x: 20, y: 40 }, { at: 0, isAfter: false }],
  ["the right half of the first", { x: 80, y: 10 }, { at: 1, isAfter: false }],
  ["the end of the first row", { x: 200, y: 25 }, { at: 1, isAfter: true }],
  ["the space between the rows", { x: 20, y: 55 }, { at: 2, isAfter: false }],
  ["the start of the second row", { x: 20, y: 90 }, { at: 2, isAfter: false }],
  ["the end of the second row", { x: 210, y: 100 }, { at: 3, isAfter: true }],
  ["the space below", { x: 20, y: 200 }, { at: 3, isAfter: true }],
])("an element dropped on %s goes there", (_, point, place) => {
  expect(placeInRow(GRID, point, false)).toEqual(place);
});

test.each([
  ["the right half of the first", { x: 200, y: 25 }, { at: 0, isAfter: false }],
  ["the left half of the first", { x: 130, y: 25 }, { at: 1, isAfter: false }],
  ["the end of the first row", { x: 20, y: 25 }, { at: 1, isAfter: true }],
])("from right to left, an element dropped on %s goes there", (_, point, place) => {
  expect(placeInRow(MIRRORED, point, true)).toEqual(place);
});
