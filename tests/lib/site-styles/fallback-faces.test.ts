import { fallbackFaces, withFallbacks } from "@/lib/site-styles/fallback-faces";
import { fontStack, SITE_FONT_IDS } from "@/lib/site-styles/fonts";

test.each(SITE_FONT_IDS)("%s has a size-adjusted local fallback font for every weight", (id) => {
  const faces = fallbackFaces(id).split("@font-face").slice(1);
  const ranges = faces.map((face) => (/font-weight:(\d+) (\d+)/.exec(face) ?? []).slice(1).map(Number));

  expect([ranges[0]?.[0], ranges.at(-1)?.[1]]).toEqual([1, 1000]);
  for (const [index, [from = 0]] of ranges.slice(1).entries()) expect(from).toBe((ranges[index]?.[1] ?? 0) + 1);
  for (const face of faces) expect(face).toMatch(/src:local\("[\w ]+"\).*size-adjust:[\d.]+%;ascent-override:[\d.]+%/);
});

test("a font family lists the fallback after the font", () => {
  expect(withFallbacks(`.a{font-family:${fontStack("syne")}}`, ["syne"])).toBe(
    '.a{font-family:"Syne","Syne Fallback", sans-serif}',
  );
});
