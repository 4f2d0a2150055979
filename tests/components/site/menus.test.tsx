import { cleanup, screen } from "@testing-library/react";
import { BarMenu } from "@/components/layout/bar-menu";
import { FooterMenus } from "@/components/layout/footer-menus";
import type { MenuJson } from "@/lib/menus/schema";
import { member, renderOnPage } from "./public-page";

afterEach(cleanup);

const plainItem = {
  icon: null,
  type: "route" as const,
  target: "_self" as const,
  roles: [],
  permissions: [],
  settings: [],
};

function menu(items: MenuJson["items"]): MenuJson[] {
  return [{ id: 1, name: "Main", positions: ["homepage-navbar"], items }];
}

const labels = () => screen.queryAllByRole("link").map((link) => link.textContent);

test("the bar shows the menu for its position", () => {
  renderOnPage(<BarMenu position="homepage-navbar" />);
  expect(labels()).toEqual(["About", "First steps"]);
});

test("an item with a condition on a setting is shown only while the setting has that value", () => {
  renderOnPage(<BarMenu position="homepage-navbar" />, { settings: { billing: { enable: false } } });
  expect(labels()).not.toContain("Pricing");
  cleanup();

  renderOnPage(<BarMenu position="homepage-navbar" />, { settings: { billing: { enable: true } } });

  expect(labels()).toContain("Pricing");
});

test("an item for a role is not shown to a guest", () => {
  const items = [{ ...plainItem, id: "team", label: "Team", action: "/team", roles: [2] }];
  renderOnPage(<BarMenu position="homepage-navbar" />, { menus: menu(items) });
  expect(labels()).toEqual([]);
});

test("an item for a role and a permission is shown to a user who has both", () => {
  const items: MenuJson["items"] = [
    { ...plainItem, id: "team", label: "Team", action: "/team", roles: [2], permissions: ["projects.create"] },
    { ...plainItem, id: "files", label: "Files", action: "/files", roles: [2], permissions: ["files.view"] },
  ];
  renderOnPage(<BarMenu position="homepage-navbar" />, { menus: menu(items), user: member });
  expect(labels()).toEqual(["Team"]);
});

test("the item of the current page is marked", () => {
  renderOnPage(<BarMenu position="homepage-navbar" path="/pages/about" />);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("About");
});

test("a link that opens a new tab has `rel=noopener`", () => {
  const items = [
    { ...plainItem, id: "docs", label: "Docs", action: "https://docs.example", target: "_blank" as const },
  ];
  renderOnPage(<BarMenu position="homepage-navbar" />, { menus: menu(items) });
  expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener");
});

test("the footer has a column for each menu, and the menu for the secondary position comes last", () => {
  renderOnPage(<FooterMenus />);
  expect(screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"))).toEqual(["Product", "Legal"]);
});
