import { isHere } from "@/components/layout/sidebar-place";

const place = { href: "/dashboard/tools", aliases: ["/dashboard"], label: "All Tools", icon: null };

test.each([
  ["/dashboard/tools", true],
  ["/dashboard/tools/new", true],
  ["/dashboard", true],
  ["/dashboard/toolshed", false],
  ["/dashboard/sites", false],
])("the entry is current at %s: %s", (pathname, expected) => {
  expect(isHere(pathname, place)).toBe(expected);
});

test("an exact entry is not current on pages below it", () => {
  expect(isHere("/admin/users", { href: "/admin", label: "Overview", icon: null, exact: true })).toBe(false);
});
