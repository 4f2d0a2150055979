import { customPageAddress, customPageChange, customPageInput } from "@/lib/custom-pages/schema";

test.each(["about", "first-steps", "2026-news", "a1"])("%s can be a slug", (slug) => {
  expect(customPageInput.safeParse({ title: "A page", slug }).success).toBe(true);
});

test.each(["123", "", "About", "a--b", "-a", "a-", "a/b", "a b", "ä", "a".repeat(121)])(
  "%j cannot be a slug",
  (slug) => {
    expect(customPageInput.safeParse({ title: "A page", slug }).success).toBe(false);
  },
);

test("a new page is published and has an empty body by default", () => {
  expect(customPageInput.parse({ title: "A page", slug: "a-page" })).toMatchObject({ body: "", published: true });
});

test("a change has only the given fields", () => {
  expect(customPageChange.parse({ title: "New" })).toEqual({ title: "New" });
});

test.each([
  ["7", 7],
  ["about", "about"],
])("the address segment %s is read as %j", (idOrSlug, expected) => {
  expect(customPageAddress.parse({ idOrSlug })).toEqual({ idOrSlug: expected });
});
