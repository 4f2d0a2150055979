import { parsePoint } from "@/components/picture-picker/picture-choice";
import { visiblePart } from "@/components/picture-picker/visible-part";

test.each([
  [
    "a wide frame cuts off the top and the bottom",
    1,
    2,
    { x: 50, y: 50 },
    { left: 0, top: 25, width: 100, height: 50 },
  ],
  ["a tall frame cuts off the sides", 2, 1, { x: 100, y: 0 }, { left: 50, top: 0, width: 50, height: 100 }],
  [
    "a frame in the picture's shape shows all of it",
    1.5,
    1.5,
    { x: 10, y: 90 },
    { left: 0, top: 0, width: 100, height: 100 },
  ],
])("%s", (_what, pictureRatio, frameRatio, focus, part) => {
  expect(visiblePart(pictureRatio, frameRatio, focus)).toEqual(part);
});

test.each([
  ["39% 45%", { x: 39, y: 45 }],
  ["0% 100%", { x: 0, y: 100 }],
  ["10px 20px", null],
  ["center", null],
  ["1% 2% 3%", null],
  [undefined, null],
])("reads the position %s", (position, point) => {
  expect(parsePoint(position)).toEqual(point);
});
