import { existsSync } from "node:fs";
import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { SECTION_CATEGORIES } from "@/lib/sections/section";
import { SECTIONS } from "@/lib/sections/sections";
import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";

const MIN_SECTIONS = 40;
const sectionsWithIds = SECTIONS.map((section) => [section.id, section] as const);
const OTHER_COLORS =
  /var\(--color-(?!(?:background|surface|text|muted|line|accent|on-accent)\))|#[\da-f]{3,8}\b|rgba?\(|hsla?\(/i;

test("there are at least forty sections with different ids, and every category has at least one", () => {
  expect(new Set(SECTIONS.map(({ id }) => id)).size).toBeGreaterThanOrEqual(MIN_SECTIONS);
  expect(new Set(SECTIONS.map(({ category }) => category)).size).toBe(SECTION_CATEGORIES.length);
});

test("the pictures of the blocks exist", () => {
  const paths = BASIC_BLOCKS.flatMap(({ html }) => [...html.matchAll(/ src="([^"]+)"/g)].map(([, path]) => path));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect([path, existsSync(`public${path}`)]).toEqual([path, true]);
});

describe.each(sectionsWithIds)("%s", (id, { category, html, css }) => {
  test("has CSS only for classes that begin with its id, and an id that begins with its category", () => {
    expect(id.startsWith(`${category}-`)).toBe(true);
    for (const { selectors } of parseCss(css)) expect(String(selectors?.[0])).toMatch(new RegExp(`^${id}(?:-|$)`));
  });

  test("uses only the colours that every site has", () => {
    expect(css).not.toMatch(OTHER_COLORS);
  });

  test("is one element, and its pictures exist", () => {
    expect(parseHtml(html)).toHaveLength(1);
    for (const [, path] of html.matchAll(/<img [^>]*src="([^"]+)"/g)) expect(existsSync(`public${path}`)).toBe(true);
  });

  test("has a thumbnail", () => {
    expect(existsSync(`public/sections/${id}.avif`)).toBe(true);
  });
});
