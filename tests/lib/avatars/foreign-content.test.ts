import { hasForeignContent } from "@/lib/avatars/foreign-content";
import { measureTimeGrowth, TIME_GROWTH_MAX } from "@/tests/support/time-growth";

test.each([
  ["a script", "....<script>"],
  ["a page", "....<!DOCTYPE html>"],
  ["a page without a doctype", "....<html>"],
  ["an SVG file", "....<svg xmlns="],
  ["a frame", "....<iframe src="],
  ["a PHP program", "....<?php "],
  ["a PDF", "....%PDF-1.7"],
  ["an archive", "....PK\x05\x06...."],
])("%s in an image is found", (_, text) => {
  expect(hasForeignContent(Buffer.from(text, "latin1"))).toBe(true);
});

test("text in an image is not foreign content if it only resembles a page, a script, a PDF or an archive", () => {
  expect(hasForeignContent(Buffer.from("\x89PNG <svgs <scripted %PDF PK\x05", "latin1"))).toBe(false);
});

test.each(["<", "<script", "<!doctype", "<?php", "%PDF", "PK\x05", " ", "\0"])(
  "the time to check many %j grows linearly with their number",
  async (pattern) => {
    const check = (text: string) => hasForeignContent(Buffer.from(text, "latin1"));

    expect(await measureTimeGrowth(pattern, check)).toBeLessThan(TIME_GROWTH_MAX);
  },
);
