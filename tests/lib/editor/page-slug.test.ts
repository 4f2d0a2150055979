import { pageSlugFor } from "@/lib/editor/page-slug";

test.each([
  ["About us", "about-us"],
  ["  Résumé & Über  ", "resume-uber"],
  ["ΚΑΛΗΜΈΡΑ", "καλημερα"],
  ["한글 페이지", "한글-페이지"],
  ["हिन्दी पृष्ठ", "हिन्दी-पृष्ठ"],
  ["من نحن", "من-نحن"],
  ["?!", ""],
])("the slug of %p is %p", (text, slug) => {
  expect(pageSlugFor(text)).toBe(slug);
});
