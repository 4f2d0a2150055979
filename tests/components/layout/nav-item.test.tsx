import { isCurrentItem } from "@/components/layout/nav-item";

const item = { href: "/dashboard/tools", aliases: ["/dashboard"], label: "All Tools", icon: null };

test.each([
  ["/dashboard/tools", true],
  ["/dashboard/tools/new", true],
  ["/dashboard", true],
  ["/dashboard/toolshed", false],
  ["/dashboard/sites", false],
])("the entry is current at %s: %s", (pathname, expected) => {
  expect(isCurrentItem(pathname, item)).toBe(expected);
});

test("an entry with `exact` is not current on pages below it", () => {
  expect(isCurrentItem("/admin/users", { href: "/admin", label: "Overview", icon: null, exact: true })).toBe(false);
});
